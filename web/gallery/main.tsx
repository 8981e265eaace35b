// The gallery, a page of `npm run dev` alone: any scenario, golden log or position on the real
// board

import "@fontsource-variable/onest/wght.css"
import "../look/tokens.css"
import "../look/base.css"
import "../look/button.css"
import "../look/form.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { Gallery } from "./gallery.tsx"
import { readPlace } from "./place.ts"
import { Showing } from "./showing.tsx"

const place = readPlace(location.search)
createRoot(document.querySelector("#genepool")!).render(
  <StrictMode>{place.alone ? <Showing place={place} /> : <Gallery first={place} />}</StrictMode>,
)

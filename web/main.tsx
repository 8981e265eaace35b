// The client in the browser: lobby, table, replay, rules, offline play.

import "@fontsource-variable/onest/wght.css"
import "./look/tokens.css"
import "./look/base.css"
import "./look/button.css"
import "./look/form.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { followLinks } from "./app/address.ts"
import { App } from "./app/app.tsx"
import { loadByAddress } from "./local/ahead.ts"
import { keepOnDevice } from "./offline/register.ts"

loadByAddress()
followLinks()
keepOnDevice()
createRoot(document.querySelector("#genepool")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

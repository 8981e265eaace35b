// The gallery: files on the left, the table at four sizes and lights in the middle, what lies
// behind it on the right

import { locales } from "@genepool/engine"
import { useEffect, useState } from "react"
import type { Story } from "../story/story.ts"
import { given, handIn, names } from "./files.ts"
import { Inspector } from "./inspector.tsx"
import { addressOf, type Place } from "./place.ts"
import { eyesAt, useShown } from "./showing.tsx"
import "./gallery.css"

const pictures = [
  { name: "Desktop", width: 1440, height: 900, theme: "light", scale: 0.45 },
  { name: "Desktop", width: 1440, height: 900, theme: "dark", scale: 0.45 },
  { name: "Phone", width: 390, height: 844, theme: "light", scale: 0.6 },
  { name: "Phone", width: 390, height: 844, theme: "dark", scale: 0.6 },
] as const

export function Gallery({ first }: { readonly first: Place }) {
  const [place, setPlace] = useState(first)
  const [wanted, setWanted] = useState("")
  const [refused, setRefused] = useState<string | null>(null)
  const { story, loaded, trouble } = useShown(place.file)
  useEffect(() => history.replaceState(null, "", addressOf(place)), [place])
  const last = (story?.moments.length ?? 1) - 1
  const move = (part: Partial<Place>) => setPlace((before) => ({ ...before, ...part }))
  const take = (text: string) => {
    try {
      handIn(text)
      setRefused(null)
      // Another file under the same name: the windows must read it anew
      move({ file: null, at: 0, who: null })
      setTimeout(() => move({ file: given }))
    } catch (error) {
      setRefused(String(error))
    }
  }
  return (
    <div className="gallery">
      <nav className="gallery-files" aria-label="Files">
        <h1>Gallery</h1>
        <input
          className="field"
          type="search"
          placeholder="Filter"
          aria-label="Filter"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <label className="gallery-own">
          A file of yours: log, scenario or position
          <input
            type="file"
            accept=".json"
            onChange={({ target }) => void target.files?.[0]?.text().then(take)}
          />
        </label>
        <textarea
          className="field"
          placeholder="… or its text"
          aria-label="The text of a file"
          onChange={({ target }) => target.value.trim() !== "" && take(target.value)}
        />
        {refused !== null && <p role="alert">{refused}</p>}
        <ul>
          {names
            .filter((name) => name.includes(wanted))
            .map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === place.file}
                  onClick={() => move({ file: name, at: 0, who: null })}
                >
                  {name.replace("/tests", "").replace(".json", "")}
                </button>
              </li>
            ))}
        </ul>
      </nav>
      <div className="gallery-tables">
        {trouble !== null && <p role="alert">{trouble}</p>}
        {story !== null && (
          <>
            <h2>{story.name}</h2>
            <p className="gallery-controls">
              <label>
                Moment {place.at} of {last}
                <input
                  type="range"
                  min={0}
                  max={last}
                  value={place.at}
                  onChange={({ target }) => move({ at: Number(target.value) })}
                />
              </label>
              <label>
                Eyes
                <select
                  className="field"
                  value={String(place.who ?? "")}
                  onChange={({ target: { value } }) =>
                    move({ who: value === "" ? null : value === "spectator" ? value : Number(value) })
                  }
                >
                  <option value="">whoever is asked</option>
                  {seatsOf(story).map((seat) => (
                    <option key={seat} value={seat}>
                      seat {seat}
                    </option>
                  ))}
                  <option value="spectator">spectator</option>
                </select>
              </label>
              <label>
                Language
                <select
                  className="field"
                  value={place.locale}
                  onChange={({ target }) =>
                    move({ locale: locales.find((locale) => locale === target.value) ?? "en" })
                  }
                >
                  {locales.map((locale) => (
                    <option key={locale}>{locale}</option>
                  ))}
                </select>
              </label>
            </p>
            <div className="gallery-pictures">
              {pictures.map(({ name, width, height, theme, scale }) => {
                const address = addressOf({ ...place, theme, alone: true })
                return (
                  <figure key={`${name} ${theme}`}>
                    <figcaption>
                      <a href={address} target="_blank" rel="noreferrer">
                        {name} {width} × {height}, {theme}
                      </a>
                    </figcaption>
                    <div style={{ width: width * scale, height: height * scale }}>
                      <iframe
                        title={`${name}, ${theme}`}
                        src={address}
                        width={width}
                        height={height}
                        style={{ transform: `scale(${scale})` }}
                      />
                    </div>
                  </figure>
                )
              })}
            </div>
          </>
        )}
      </div>
      {story !== null && loaded !== null && (
        <Inspector
          story={story}
          texts={loaded.module.texts}
          at={Math.min(place.at, last)}
          who={eyesAt(story, place)}
          locale={place.locale}
        />
      )}
    </div>
  )
}

const seatsOf = ({ seats }: Story) => Array.from({ length: seats }, (_, seat) => seat)

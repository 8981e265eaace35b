// Finding people, and what can be done about them

import type { FoundPerson, WayBack } from "@genepool/wire"
import { useEffect, useState } from "react"
import { request } from "../online/api.ts"
import type { Desk } from "./desk.ts"
import { Choice, Field, Form, Hours, hoursOf } from "./fields.tsx"

const ofModerators = ["mute", "ban", "lift", "name"] as const
const ofOperators = [...ofModerators, "role", "way-back"] as const
type Action = (typeof ofOperators)[number]

export function People(desk: Desk) {
  const { words, turn } = desk
  const [name, setName] = useState("")
  const [asked, setAsked] = useState("")
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    if (asked === "") return
    request<readonly FoundPerson[]>("GET", `/operate/people?name=${encodeURIComponent(asked)}`).then(
      setFound,
      () => undefined,
    )
  }, [asked, turn])
  return (
    <section>
      <h2>{words("people")}</h2>
      <form
        className="operate-form"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(name.trim())
        }}
      >
        <Field label={words("people.find")} value={name} set={setName} />
        <button type="submit" className="button">
          {words("table.show")}
        </button>
      </form>
      {found?.length === 0 && <p>{words("people.none")}</p>}
      <ul className="operate-list">
        {found?.map((person) => (
          <li key={person.player.id}>
            <OnePerson person={person} desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OnePerson({ person, desk }: { readonly person: FoundPerson; readonly desk: Desk }) {
  const { words, me, act, date } = desk
  const { player, role, createdAt, tables, sanctions } = person
  const [action, setAction] = useState<Action>("mute")
  const [reason, setReason] = useState("")
  const [hours, setHours] = useState("24")
  const [name, setName] = useState("")
  const [newRole, setNewRole] = useState<"operator" | "moderator" | "none">(role ?? "none")
  const [link, setLink] = useState<WayBack | null>(null)
  const submit = () =>
    void act(async () => {
      const body = {
        reason,
        ...(action === "mute" || action === "ban" ? { hours: hoursOf(hours) } : {}),
        ...(action === "name" ? { name } : {}),
        ...(action === "role" ? { role: newRole === "none" ? null : newRole } : {}),
      }
      const answer = await request<WayBack | object>("POST", `/operate/people/${player.id}/${action}`, body)
      setLink("token" in answer ? answer : null)
      setReason("")
    })
  return (
    <details>
      <summary>
        <strong>{player.name}</strong>{" "}
        <small>
          {[
            words("people.about", { kind: player.kind, date: date(createdAt), tables }),
            ...(role === null ? [] : [words(`role.${role}`)]),
            ...sanctions.map(({ kind }) => words(`sanctions.${kind}`)),
          ].join(" · ")}
        </small>
      </summary>
      <Form desk={desk} submit={submit}>
        <Choice
          label={words("action")}
          value={action}
          set={setAction}
          options={(me.role === "operator" ? ofOperators : ofModerators).map(
            (one) => [one, words(`action.${one}`)] as const,
          )}
        />
        {(action === "mute" || action === "ban") && <Hours desk={desk} value={hours} set={setHours} />}
        {action === "name" && <Field label={words("name")} value={name} set={setName} />}
        {action === "role" && (
          <Choice
            label={words("action.role")}
            value={newRole}
            set={setNewRole}
            options={(["none", "moderator", "operator"] as const).map(
              (one) => [one, words(`role.${one}`)] as const,
            )}
          />
        )}
        <Field label={words("reason")} value={reason} set={setReason} />
      </Form>
      {link !== null && (
        <p>
          {words("link", { date: date(link.expiresAt) })}{" "}
          <code>{`${location.origin}/recover#${link.token}`}</code>
        </p>
      )}
    </details>
  )
}

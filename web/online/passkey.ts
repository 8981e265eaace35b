// Passkeys by the browser's own means: the server asks, the device answers

import { type Player, request } from "./api.ts"

interface Question<T> {
  readonly options: T
}

export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  )
}

/** Throws what the browser throws, when its user thinks better of it. */
export async function addPasskey(): Promise<void> {
  const { options } = await request<Question<PublicKeyCredentialCreationOptionsJSON>>(
    "POST",
    "/me/passkeys/begin",
  )
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
  if (made === null) throw new Error("no passkey was made")
  await request("POST", "/me/passkeys", { response: made.toJSON() })
}

export async function enterWithPasskey(): Promise<Player> {
  const { options } = await request<Question<PublicKeyCredentialRequestOptionsJSON>>(
    "POST",
    "/me/sign-in/passkey/begin",
  )
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null
  if (given === null) throw new Error("no passkey was given")
  const answer = { response: given.toJSON() }
  return (await request<{ player: Player }>("POST", "/me/sign-in/passkey", answer)).player
}

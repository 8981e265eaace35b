// Passkeys by the browser's own means: the server asks, the device answers

import type { Entered, EnteredWithPasskey, PasskeyQuestion, Player } from "@genepool/wire"
import { request } from "../online/api.ts"

/** What else is in there is as the browser's own types say. */
type Question<T> = Omit<PasskeyQuestion, "options"> & { readonly options: T }

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
  await request("POST", "/me/passkeys", { response: await made(options) })
}

/**
 * An account with nothing but a passkey; the codes are its way back in, should the device be lost.
 */
export async function registerWithPasskey(name: string): Promise<EnteredWithPasskey> {
  const { options } = await request<Question<PublicKeyCredentialCreationOptionsJSON>>(
    "POST",
    "/me/register/passkey/begin",
    { name },
  )
  return request("POST", "/me/register/passkey", { name, response: await made(options) })
}

async function made(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const passkey = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
  if (passkey === null) throw new Error("no passkey was made")
  return passkey.toJSON()
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
  return (await request<Entered>("POST", "/me/sign-in/passkey", answer)).player
}

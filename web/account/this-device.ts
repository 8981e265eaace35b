// This device as one that is told: what its browser can do, and its subscription to pushes

import type { NewChannel } from "@genepool/wire"
import { request } from "../online/api.ts"

export type DeviceState = "unable" | "denied" | "off" | "on"

const canBeTold = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext

/** Null where the client is not kept on the device, as while it is being worked on. */
const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker.getRegistration()) ?? null

/** `pushKey` is the server's: a subscription that was made for another is none. */
export async function deviceState(pushKey: string): Promise<DeviceState> {
  if (!canBeTold() || (await registration()) === null) return "unable"
  if (Notification.permission === "denied") return "denied"
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (subscription == null || Notification.permission !== "granted") return "off"
  return isFor(subscription, pushKey) ? "on" : "off"
}

/** Only ever after a click: the browser asks whether it may. False, if it may not. */
export async function tellThisDevice(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false
  const worker = await registration()
  if (worker === null) return false
  const before = await worker.pushManager.getSubscription()
  if (before !== null && !isFor(before, pushKey)) await before.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  })
  await request<NewChannel>("POST", "/me/notices/push", wire(subscription))
  return true
}

export async function forgetThisDevice(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Whoever is signed in here now is who this device is told about; asked of nobody. */
export async function nameThisDeviceAgain(pushKey: string): Promise<void> {
  if ((await deviceState(pushKey)) !== "on") return
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (subscription != null) await request("POST", "/me/notices/push", wire(subscription))
}

function wire(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }
}

function isFor(subscription: PushSubscription, pushKey: string): boolean {
  const key = subscription.options.applicationServerKey
  return key !== null && bytesOf(pushKey).every((byte, i) => new Uint8Array(key)[i] === byte)
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

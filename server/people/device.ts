// Which device a session is from, as far as its owner needs to know it again. The browser's own
// long word for itself is not kept: it would tell one person from another.

const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const

/** "Firefox, Linux"; empty, if neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const start = (userAgent ?? "").slice(0, 400)
  const known = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, sign]) => sign.test(start))?.[0]
  return [known(browsers), known(systems)].filter((name) => name !== undefined).join(", ")
}

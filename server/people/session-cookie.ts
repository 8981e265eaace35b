// The one cookie that says who somebody is. Its name follows from the server's own settings; what
// comes under another name counts for nothing, and of two under this one neither: two readers could
// each take another of them.

const plainName = "genepool.session_token"
/** A token of 32 characters, its signature, and what writing it in a cookie adds. */
const longest = 300

export interface Renewed {
  readonly cookie: string
  readonly setCookies: readonly string[]
}

export class SessionCookie {
  readonly name: string
  private readonly secure: boolean

  /** Whether people find the server by https. */
  constructor(secure: boolean) {
    this.secure = secure
    this.name = secure ? `__Secure-${plainName}` : plainName
  }

  /**
   * What came by the name from before people found the server by https, where nothing came by the
   * one of now.
   */
  oldIn(cookies: string | undefined): string | null {
    const isOld = this.secure && !(cookies ?? "").includes(this.name)
    return isOld ? onlyCookie(cookies, plainName) : null
  }

  /**
   * The same cookies with that one under the name of now, for the request; and what the browser
   * shall do.
   */
  renewed(cookies: string, old: string, lasts: number): Renewed {
    const kept = cookies.split(";").filter((part) => part.split("=", 1)[0]?.trim() !== plainName)
    return {
      cookie: [...kept, ` ${this.name}=${old}`].join(";").trim(),
      setCookies: [
        `${this.name}=${old}; Max-Age=${lasts / 1000}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `${plainName}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
      ],
    }
  }

  /** Null, if there is none, if there are two, or if it cannot be one. */
  valueIn(cookies: string | undefined): string | null {
    return onlyCookie(cookies, this.name)
  }

  /** The session's own token; the cookie has it with a signature behind. */
  tokenIn(cookies: string | undefined): string | null {
    const value = this.valueIn(cookies)
    return value === null ? null : (decodeURIComponent(value).split(".")[0] ?? null)
  }

  /** Nothing else is handed on to whoever looks the session up. */
  alone(cookies: string | undefined): Headers {
    const value = this.valueIn(cookies)
    return new Headers(value === null ? {} : { cookie: `${this.name}=${value}` })
  }
}

/**
 * The value of the only cookie of that name, as it was sent; null, if that cannot be told or cannot
 * be decoded.
 */
export function onlyCookie(cookies: string | undefined, name: string): string | null {
  if (cookies === undefined) return null
  let only: string | null = null
  for (let at = 0; at < cookies.length; ) {
    const semicolon = cookies.indexOf(";", at)
    const end = semicolon === -1 ? cookies.length : semicolon
    const equals = cookies.indexOf("=", at)
    const isPair = equals !== -1 && equals < end
    if (cookies.slice(at, isPair ? equals : end).trim() === name) {
      if (only !== null) return null
      only = isPair ? cookies.slice(equals + 1, end).trim() : ""
    }
    at = end + 1
  }
  return only !== null && isSigned(only) ? only : null
}

function isSigned(value: string): boolean {
  if (value.length > longest || !/^[\w.~%+/=-]+$/.test(value)) return false
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

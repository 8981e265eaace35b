// Virus tokens as they lie in an organ: `G` plain, `G*` shielded, `O[G,Y*]` an absorber with what
// it carries.

import type { VirusId } from "../data/viruses.ts"

export type Token = string

const star = 42

export function virusOf(token: Token): VirusId {
  return token[0] as VirusId
}

/** Whether two tokens belong to the same virus; the second may be the virus itself. */
export function sameVirus(token: Token, other: Token): boolean {
  return token.charCodeAt(0) === other.charCodeAt(0)
}

export function isShielded(token: Token): boolean {
  return token.charCodeAt(1) === star
}

export function carries(token: Token): boolean {
  return token.length > 2
}

/** VIR-RUL-18: what lies under an absorber, each with the shield it had. */
export function under(token: Token): readonly Token[] {
  return token.length > 2 ? token.slice(token.indexOf("[") + 1, -1).split(",") : nothing
}

/** The same token turned to its shield side. */
export function turnedToShield(token: Token): Token {
  return isShielded(token) ? token : `${token[0]}*${token.slice(1)}`
}

/** The same shielded token turned to its plain side. */
export function turnedToPlain(token: Token): Token {
  return `${token[0]}${token.slice(2)}`
}

/**
 * VIR-ACT-ABS-01, VIR-RUL-17: one flat stack under the absorber; stacks of the absorbed join it.
 */
export function absorbing(absorber: Token, others: readonly Token[]): Token {
  const stack: Token[] = [...under(absorber)]
  for (const other of others) stack.push(withoutStack(other), ...under(other))
  stack.sort()
  return `${withoutStack(absorber)}[${stack.join(",")}]`
}

export function withoutStack(token: Token): Token {
  return token.length > 2 ? token.slice(0, token.indexOf("[")) : token
}

/** Tokens lie in an organ in the order of their notation, so that equal organs are equal JSON. */
export function withToken(tokens: readonly Token[], token: Token): readonly Token[] {
  const out = new Array<Token>(tokens.length + 1)
  let at = 0
  while (at < tokens.length && (tokens[at] as Token) <= token) {
    out[at] = tokens[at] as Token
    at++
  }
  out[at] = token
  for (; at < tokens.length; at++) out[at + 1] = tokens[at] as Token
  return out
}

export function withoutToken(tokens: readonly Token[], token: Token): readonly Token[] {
  const out = tokens.slice()
  out.splice(out.indexOf(token), 1)
  return out
}

/** Tokens that cannot be told apart are one group: each kind once. */
export function groups(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length < 2) return tokens
  const out: Token[] = []
  for (const token of tokens) if (!out.includes(token)) out.push(token)
  return out
}

const nothing: readonly Token[] = []

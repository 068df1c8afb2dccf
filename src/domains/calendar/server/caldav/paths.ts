/** The path below which calendars are for programs that read and write them (RFC 4791). */
export const CALDAV = '/caldav'
/** Where such programs look for it first (RFC 6764, 5). */
export const WELL_KNOWN = '/.well-known/caldav'

/** What a path names. All of it is one person's own; others' paths name nothing. */
export type Target =
  | { kind: 'root' }
  | { kind: 'principal' }
  | { kind: 'home' }
  | { kind: 'calendar' }
  | { kind: 'object'; name: string }

/** Longest name of a resource, in characters. */
const MAX_NAME = 250

export const ROOT = `${CALDAV}/`
export const principalOf = (user: number) => `${CALDAV}/pessoa/${user}/`
export const homeOf = (user: number) => `${CALDAV}/${user}/`
export const calendarPath = (user: number) => `${CALDAV}/${user}/calendario/`
export const objectPath = (user: number, name: string) => calendarPath(user) + encodeURIComponent(name)

/** What a path, as it came, is for a person; undefined for what does not exist, or not for them. */
export function readPath(path: string, user: number): Target | undefined {
  const whole = path.endsWith('/') ? path : `${path}/`
  if (whole === ROOT) return { kind: 'root' }
  if (whole === principalOf(user)) return { kind: 'principal' }
  if (whole === homeOf(user)) return { kind: 'home' }
  if (whole === calendarPath(user)) return { kind: 'calendar' }
  const rest = path.startsWith(calendarPath(user)) ? path.slice(calendarPath(user).length) : ''
  const name = decode(rest)
  return name && name.length <= MAX_NAME && !/[/\p{Cc}]/u.test(name) ? { kind: 'object', name } : undefined
}

/** The path of an address that a request's body names: a whole URL, or a path. */
export function pathOfHref(href: string): string {
  const text = href.trim()
  return URL.canParse(text, 'http://x') ? new URL(text, 'http://x').pathname : ''
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

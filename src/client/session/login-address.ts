/** Address of the login, which returns to the path `from` afterwards. */
export const loginAddress = (from: string) => `/login?return=${encodeURIComponent(from)}`

/** Opens the login, which returns to the current page afterwards. Does nothing on the login itself. */
export function goToLogin() {
  if (location.pathname !== '/login') location.assign(loginAddress(location.pathname + location.search))
}

/** Base for resolving addresses; `.invalid` is reserved (RFC 2606). */
const HERE = 'http://here.invalid'

/** Where to go after the login: `value` if it is a path of this site other than the login, else the dashboard. */
export function returnPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  // Browsers ignore tabs and line breaks and read a backslash as a slash: '/\t/other' would leave the site.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, HERE)) return '/dashboard'
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && !/^\/login\/?$/.test(pathname) ? path : '/dashboard'
}

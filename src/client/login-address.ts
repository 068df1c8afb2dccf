/** Address of the login that leads back to the path `from` afterwards. */
export const loginAddress = (from: string) => `/login?return=${encodeURIComponent(from)}`

/** Opens the login, which leads back to the present page afterwards. Does nothing on the login itself. */
export function goToLogin() {
  if (location.pathname !== '/login') location.assign(loginAddress(location.pathname + location.search))
}

/** A base to resolve addresses against; `.invalid` belongs to nobody (RFC 2606). */
const HERE = 'http://here.invalid'

/** Where to go after the login: `value` where it is a path of this site other than the login, else the dashboard. */
export function returnPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  // Browsers drop tabs and line ends and take a backslash for a slash: '/\t/other' would leave the site.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, HERE)) return '/dashboard'
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && !/^\/login\/?$/.test(pathname) ? path : '/dashboard'
}

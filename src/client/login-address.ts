/** The login's address, which leads back to `from` afterwards. */
export const loginAddress = (from: string) => `/login?return=${encodeURIComponent(from)}`

/** Leaves for the login, to come back here afterwards. The login itself stays where it is. */
export function goToLogin() {
  if (location.pathname !== '/login') location.assign(loginAddress(location.pathname + location.search))
}

/** Stands for this site while an address is read; `.invalid` belongs to nobody (RFC 2606). */
const HERE = 'http://here.invalid'

/** Where to go after the login: a path of this site, never another's address, nor the login again. */
export function returnPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  // Browsers drop tabs and line ends and take a backslash for a slash: '/\t/other' would leave the site.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(path) || !URL.canParse(path, HERE)) return '/dashboard'
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && !/^\/login\/?$/.test(pathname) ? path : '/dashboard'
}

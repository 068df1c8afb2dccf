/** The login's address, which leads back to `from` afterwards. */
export const loginAddress = (from: string) => `/login?return=${encodeURIComponent(from)}`

/** Leaves for the login, to come back here afterwards. The login itself stays where it is. */
export function goToLogin() {
  if (location.pathname !== '/login') location.assign(loginAddress(location.pathname + location.search))
}

/** Where to go after the login: a path of this site, and no other's address. */
export function returnPath(value: unknown): string {
  const path = typeof value === 'string' ? value : ''
  return /^\/(?![/\\])/.test(path) && URL.canParse(path, 'http://x') && new URL(path, 'http://x').host === 'x' ? path : '/dashboard'
}

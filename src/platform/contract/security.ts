/** What the security log keeps, by the names it is stored with. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'limit',
  'invitation',
  'password-link',
  'password',
  'email',
  'second-factor',
  'app-password',
  'disabled',
  'enabled',
  'appointed',
  'withdrawn',
  'sessions',
  'settings',
  'export',
  'deletion',
  'demo-removed',
  'restore',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

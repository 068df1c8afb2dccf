import type { Limit } from '#platform/http/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Failed logins to one account from one network. */
export const LOGIN_ACCOUNT_LIMIT: Limit = { name: 'loginAccount', points: 10, duration: 15 * MINUTE, stored: true }
/** Failed logins to one account from all networks. */
export const LOGIN_ANYWHERE_LIMIT: Limit = { name: 'loginAnywhere', points: 100, duration: HOUR, stored: true }
/** Failed logins from one network to all accounts. */
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'loginNetwork', points: 50, duration: 15 * MINUTE, stored: true }
/** Failed logins to one account from a device where it has signed in before; the limits above do not count there. */
export const LOGIN_DEVICE_LIMIT: Limit = { name: 'loginDevice', points: 10, duration: 15 * MINUTE, stored: true }
/** Password resets requested from one network. */
export const FORGOT_NETWORK_LIMIT: Limit = { name: 'forgotNetwork', points: 10, duration: HOUR, stored: true }
/** Password resets requested from one network for one address. */
export const FORGOT_ADDRESS_LIMIT: Limit = { name: 'forgotAddress', points: 3, duration: HOUR, stored: true }
/** Password links opened from one network. */
export const PASSWORD_LINK_LIMIT: Limit = { name: 'passwordLink', points: 60, duration: 15 * MINUTE, stored: true }
/** Initials drawn for one network. */
export const FACE_LIMIT: Limit = { name: 'face', points: 300, duration: 10 * MINUTE }

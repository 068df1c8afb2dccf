import type { Limit } from '#platform/http/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Failed logins to one account from one network. */
export const LOGIN_ACCOUNT_LIMIT: Limit = { name: 'loginAccount', points: 10, duration: 15 * MINUTE }
/** Failed logins to one account, wherever from. */
export const LOGIN_ANYWHERE_LIMIT: Limit = { name: 'loginAnywhere', points: 100, duration: HOUR }
/** Failed logins from one network, whatever the account. */
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'loginNetwork', points: 50, duration: 15 * MINUTE }
/** Wrong answers where one's own password is asked for once more. */
export const OWN_PASSWORD_LIMIT: Limit = { name: 'ownPassword', points: 10, duration: 15 * MINUTE }
/** Links to set another password, requested from one network. */
export const FORGOT_NETWORK_LIMIT: Limit = { name: 'forgotNetwork', points: 10, duration: HOUR }
/** Links to set another password, requested for one address. */
export const FORGOT_ADDRESS_LIMIT: Limit = { name: 'forgotAddress', points: 3, duration: HOUR }
/** Links to set a password, opened from one network. */
export const PASSWORD_LINK_LIMIT: Limit = { name: 'passwordLink', points: 60, duration: 15 * MINUTE }
/** Faces drawn for one network. */
export const FACE_LIMIT: Limit = { name: 'face', points: 300, duration: 10 * MINUTE }

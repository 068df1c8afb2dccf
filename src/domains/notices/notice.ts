/** Days after which a notice is deleted, read or not. */
export const RETENTION_DAYS = 90

/** Path of the settings: which notices are also sent by e-mail. */
export const SETTINGS_PATH = '/dashboard/profile#avisos'

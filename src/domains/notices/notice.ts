/** Days after which a notice is removed, read or not. */
export const KEPT_DAYS = 90

/** Where in the workbench a person chooses which notices also come by e-mail. */
export const SETTINGS_PATH = '/dashboard/profile#avisos'

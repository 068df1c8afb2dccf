/** What browser and server both know of bookings. */

/** Where the pages are: a public one by its name, a secret one and what was booked by their links. */
export const PUBLIC_PAGES = '/agendar'
export const SECRET_PAGES = '/agendar/privado'
export const BOOKED_PAGES = '/agendar/horario'
/** Where what was booked is a calendar file. */
export const BOOKED_FILES = '/agendar/horario/agenda'

/** Pages that one person may have. */
export const MAX_PAGES = 20
/** How far ahead a page may offer hours, in days. */
export const MAX_DAYS_AHEAD = 90
export const LONGEST = { page: 100, description: 2000, location: 300, slug: 60, name: 100, note: 1000 } as const

/** Months after a booked hour until what its visitor typed is removed. */
export const BOOKING_MONTHS = 6

/** The fields of the weekdays, from Sunday as in time.ts. */
export const WEEKDAY_FIELDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Whether the address of a page is a public one: secret ones begin with a number. */
export const isSlug = (address: string) => /^[a-z]/.test(address)

export const pagePath = (address: string) => `${isSlug(address) ? PUBLIC_PAGES : SECRET_PAGES}/${address}`

/** Days for which a thing can be put off at most. */
export const MOST_DAYS = 365

/** Rows that a list which is searched by a text counts: to count on would mean to look at each that has a common word. */
export const MAX_COUNTED = 1000

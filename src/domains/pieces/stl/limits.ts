/** Bytes of a file that is measured, and sent, at most: 50 MB. */
export const MAX_STL = 50 * 2 ** 20

/** Millimetres of one unit of a file, which does not say its own. */
export const UNITS = [
  { millimetres: 1, label: 'mm' },
  { millimetres: 25.4, label: 'pol.' },
  { millimetres: 10, label: 'cm' },
] as const

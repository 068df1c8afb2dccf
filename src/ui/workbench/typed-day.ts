/**
 * The day somebody has typed as Brazilians write it: '30/11/2026', also '1.2.2026' and '30112026'. YYYY-MM-DD; null
 * where it is none yet, or no day of the calendar. For `dateParser` of the date fields.
 */
export function parseTypedDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // A day too many for its month would be one of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null
}

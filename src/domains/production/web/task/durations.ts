/** Durations in whole minutes, as people type and read them. */

const WHOLE_HOURS = /^(\d{1,5})\s*h(?:oras?)?$/i
/** A number with a comma is of hours, also without their name: nobody counts parts of minutes. */
const DECIMAL_HOURS = /^(\d{0,5}[.,]\d{1,2})\s*(?:h(?:oras?)?)?$/i
const HOURS_AND_MINUTES = /^(\d{1,5})\s*h\s*(\d{1,2})\s*(?:m|min)?$/i
const CLOCK = /^(\d{1,5}):([0-5]\d)$/
const MINUTES = /^(\d{1,7})\s*(?:m|min|minutos?)?$/i

/** The minutes of '1h30', '1:30', '1,5', '90' or '90 min'. Null for a blank text, undefined for a text that is no duration. */
export function parseMinutes(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const hours = WHOLE_HOURS.exec(text) ?? DECIMAL_HOURS.exec(text)
  if (hours) return Math.round(Number(hours[1]!.replace(',', '.')) * 60)
  const parts = HOURS_AND_MINUTES.exec(text) ?? CLOCK.exec(text)
  if (parts) return Number(parts[1]) * 60 + Number(parts[2])
  const minutes = MINUTES.exec(text)
  return minutes ? Number(minutes[1]) : undefined
}

/** '1h30', '2h', '45min'; '' for none. */
export function minutesText(minutes: number | null): string {
  if (minutes === null || Number.isNaN(minutes)) return ''
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}min`
  return rest === 0 ? `${hours}h` : `${hours}h${String(rest).padStart(2, '0')}`
}

/** Durations in whole minutes, as people type and read them everywhere: a number alone is of hours. */

const HOURS = /^(\d{0,5}(?:[.,]\d{1,3})?)\s*(?:h(?:oras?)?)?$/i
const HOURS_AND_MINUTES = /^(\d{1,5})\s*(?:h|:)\s*([0-5]?\d)?\s*(?:m|min)?$/i
const MINUTES = /^(\d{1,7})\s*m(?:in(?:utos?)?)?$/i

/** The minutes of '8', '1h30', '1:30', '1,5' or '90min'. Null for a blank text, undefined for a text that is no duration. */
export function parseMinutes(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const hours = HOURS.exec(text)
  if (hours && /\d/.test(text)) return Math.round(Number(hours[1]!.replace(',', '.')) * 60)
  const parts = HOURS_AND_MINUTES.exec(text)
  if (parts) return Number(parts[1]) * 60 + Number(parts[2] ?? 0)
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

/** '30 minutos', '1 hora', '1 h 30 min', for who does not read the short form every day. */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} minutos`
  return rest === 0 ? `${hours} ${hours === 1 ? 'hora' : 'horas'}` : `${hours} h ${rest} min`
}

/** How dates and numbers are written: Brazilian Portuguese, by the clock of São Paulo. Formatters are made once, since making one is slow. */
const LOCALE = 'pt-BR'
const timeZone = 'America/Sao_Paulo'

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone })
const monthOnlyFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone })
const dayFormat = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
const dayMonthFormat = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', timeZone })
const timeFormat = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
const reaisFormat = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'BRL' })
const sizeFormat = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 2, useGrouping: false })
const wholeFormat = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** What the formats take: an ISO 8601 text, a date, or milliseconds since 1970. */
export type Moment = string | number | Date

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** Writes the moment, or '' where there is none. A date without a time is noon there, so that it stays the same day. */
function write(format: Intl.DateTimeFormat, moment: Moment): string {
  const date = new Date(typeof moment === 'string' && DAY_ONLY.test(moment) ? `${moment}T12:00:00-03:00` : moment)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}

/** 'novembro de 2026'. */
export const monthAndYear = (moment: Moment) => write(monthFormat, moment)

/** 'de março a junho de 2026', 'em março de 2026', 'desde março de 2026', 'até junho de 2026'; '' without either. */
export function monthSpan(from: Moment | null, to: Moment | null): string {
  const [first, last] = [monthAndYear(from ?? ''), monthAndYear(to ?? '')]
  if (!first || !last) return first ? `desde ${first}` : last && `até ${last}`
  if (first === last) return `em ${last}`
  const isSameYear = first.slice(-4) === last.slice(-4)
  return `de ${isSameYear ? write(monthOnlyFormat, from ?? '') : first} a ${last}`
}

/** '21/11/2026'. */
export const day = (moment: Moment) => write(dayFormat, moment)

/** '21/11'. */
export const dayMonth = (moment: Moment) => write(dayMonthFormat, moment)

/** '21/11/2026 09:05'. */
export const dateTime = (moment: Moment) => `${day(moment)} ${write(timeFormat, moment)}`.trim()

/** '1.204'; rounded where it is not whole. */
export const wholeNumber = (value: number) => wholeFormat.format(value)

/** The number with its noun: '86 curtidas', '1 curtida', '0 curtidas'. */
export const plural = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

/** 'R$ 1.290,50', from reais. */
export const reais = (value: number) => reaisFormat.format(value)

/** A sale price, always a whole value: 'R$ 1.290,00', from reais. */
export const wholeReais = (value: number) => reais(Math.round(value))

/** '840 kB', '3,2 MB', '1,5 GB', from bytes: a kB is a thousand, as disks and browsers count. At least one kB. */
export function fileSize(bytes: number): string {
  const power = Math.min(3, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = Math.max(1, bytes / 1000 ** power)
  return `${value < 10 ? sizeFormat.format(value) : wholeFormat.format(value)} ${['', 'kB', 'MB', 'GB'][power]}`
}

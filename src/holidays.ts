import { addDays } from './time.ts'

/** A national holiday, or a day on which offices are commonly closed. */
export interface Holiday {
  /** YYYY-MM-DD. */
  day: string
  title: string
  note: string
}

/** By law: 662/1949, 6.802/1980, 10.607/2002, 14.759/2023; month and day, and the first year where there is one. */
const FIXED: readonly [string, string, number?][] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida', 1980],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra', 2024],
  ['12-25', 'Natal'],
]

/** By the days from Easter Sunday. Only the Good Friday is a holiday everywhere. */
const FROM_EASTER: readonly [number, string, string][] = [
  [-48, 'Carnaval', 'ponto facultativo'],
  [-47, 'Carnaval', 'ponto facultativo'],
  [-2, 'Sexta-feira Santa', ''],
  [60, 'Corpus Christi', 'ponto facultativo'],
]

/** Brazil's national holidays of a year, in order. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year)
  const fixed = FIXED.filter(([, , since = 0]) => year >= since).map(([day, title]) => ({
    day: `${year}-${day}`,
    title,
    note: '',
  }))
  const moving = FROM_EASTER.map(([days, title, note]) => ({ day: addDays(easter, days), title, note }))
  return [...fixed, ...moving].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The days off by law, of the years that were asked for. */
const byLaw = new Map<string, ReadonlySet<string>>()

/**
 * Whether a day is a national holiday by law, on which nobody works, is reminded or books an hour. Days on which offices
 * are only commonly closed are none: a promise is not loosened by them, and whoever closes then says so in the calendar.
 */
export function isHoliday(day: string): boolean {
  const year = day.slice(0, 4)
  let days = byLaw.get(year)
  if (!days) {
    const holidays = holidaysOf(Number(year)).filter(({ note }) => note === '')
    days = new Set(holidays.map((one) => one.day))
    byLaw.set(year, days)
  }
  return days.has(day)
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100]
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * correction + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

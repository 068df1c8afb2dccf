import { addDays } from '#time.ts'

/** Days up to today, or `own` for dates chosen in the calendar. */
export type Length = '7' | '30' | '365' | 'own'

export interface Chosen {
  length: Length
  from: string
  to: string
}

export const LENGTHS: readonly { value: Length; label: string }[] = [
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '365', label: '12 meses' },
  { value: 'own', label: 'Datas' },
]

/** The period of that many days up to today. */
export const lastDays = (length: Exclude<Length, 'own'>, today: string): Chosen => ({
  length,
  from: addDays(today, 1 - Number(length)),
  to: today,
})

export const startPeriod = (today: string) => lastDays('30', today)

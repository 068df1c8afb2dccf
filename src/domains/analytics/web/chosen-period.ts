import { addDays } from '#time.ts'

/** A length to choose, or days of one's own. */
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

/** The last so many days, today among them. */
export const lastDays = (length: Exclude<Length, 'own'>, today: string): Chosen => ({
  length,
  from: addDays(today, 1 - Number(length)),
  to: today,
})

export const startPeriod = (today: string) => lastDays('30', today)

/** Numbers and weekdays in Brazilian Portuguese; money is in `money.ts`, dates in `time.ts`. */
import { once } from '#once.ts'
import { weekdayOf } from '#time.ts'

const LOCALE = 'pt-BR'
const wholeFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }))

/** '1.204', rounded to an integer. */
export const wholeNumber = (value: number) => wholeFormat().format(value)

/** The number with its noun: '86 curtidas', '1 curtida', '0 curtidas'. */
export const plural = (count: number, one: string, many: string) => `${wholeNumber(count)} ${count === 1 ? one : many}`

const andFormat = once(() => new Intl.ListFormat(LOCALE))

/** 'um, dois e três'. */
export const listText = (texts: readonly string[]) => andFormat().format(texts)

/** The days of the week, from Sunday on. */
export const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** 'seg'. */
export const weekdayName = (day: string) => WEEKDAYS[weekdayOf(day)].slice(0, 3).toLowerCase()

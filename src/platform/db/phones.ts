import { type Expression, sql } from 'kysely'
import { readContact } from '#contact-methods.ts'

/** The telephone that a text has, as `readContact` reads it; '' for none. */
export const phoneOf = (text: string) => readContact(text).phone ?? ''

/**
 * Whether a column ends in this telephone (digits with the country's code), however it is written: of Brazil also without
 * its country's code, or without both codes where the column has nothing else. By its last eight digits, as the indexes
 * and the messages' search have them (0014_messages.sql, 0049_growth.sql), with or without the 9 of a mobile before them.
 */
export function hasPhone(column: string, phone: string) {
  const { last, pattern } = phonePattern(phone)
  return matchesPhone(column, { last: sql`${last}`, pattern: sql`${pattern}` })
}

/** The last eight digits of a telephone, and which digits have it. */
export function phonePattern(phone: string) {
  const last = phone.slice(-8)
  const area = /^55(\d\d)/.exec(phone)?.[1]
  return { last, pattern: area ? `(^|${area})9?${last}$` : `${phone}$` }
}

/** The same where a number with the 9 of a mobile and one without it are two: such a one may be another line. */
export function exactPhonePattern(phone: string) {
  const [, area, local] = /^55(\d\d)(\d+)$/.exec(phone) ?? []
  return { last: phone.slice(-8), pattern: area ? `(^|${area})${local}$` : `${phone}$` }
}

/** Whether a column ends in exactly this telephone, however it is written. */
export function hasExactPhone(column: string, phone: string) {
  const { last, pattern } = exactPhonePattern(phone)
  return matchesPhone(column, { last: sql`${last}`, pattern: sql`${pattern}` })
}

/** The same of a telephone in a column of its own. */
export const matchesPhone = (column: string, { last, pattern }: Record<'last' | 'pattern', Expression<unknown>>) =>
  sql<boolean>`(${lastDigits(column)} = ${last} and ${digitsOf(column)} ~ ${pattern})`

const digitsOf = (column: string) => sql`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g')`

/** The last eight digits of a column, as its index has them. */
export const lastDigits = (column: string) => sql<string>`right(${digitsOf(column)}, 8)`

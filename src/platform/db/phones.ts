import { sql } from 'kysely'
import { readContact } from '#contact-methods.ts'

/** The telephone that a text has, as `readContact` reads it; '' for none. */
export const phoneOf = (text: string) => readContact(text).phone ?? ''

/**
 * Whether a column ends in this telephone (digits with the country's code), however it is written: of Brazil also without
 * its country's code, or without both codes where the column has nothing else. By its last eight digits, as the indexes
 * and the messages' search have them (0014_messages.sql, 0049_growth.sql), with or without the 9 of a mobile before them.
 */
export function hasPhone(column: string, phone: string) {
  const digits = sql`regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g')`
  const last = phone.slice(-8)
  const area = /^55(\d\d)/.exec(phone)?.[1]
  const pattern = area ? `(^|${area})9?${last}$` : `${phone}$`
  return sql<boolean>`(right(${digits}, 8) = ${last} and ${digits} ~ ${pattern})`
}

import { sql } from 'kysely'
import { readContact } from '#contact-methods.ts'

/**
 * The digits by which a telephone is the same however it is written, with or without its country's code; '' for none. As
 * the messages' search has them: 0014_messages.sql.
 */
export const phoneDigits = (phone: string) => (readContact(phone).phone ?? '').slice(-8)

/** Whether a column has a telephone with these digits. */
export const hasDigits = (column: string, digits: string) =>
  sql<boolean>`right(regexp_replace(${sql.ref(column)}, '[^0-9]', '', 'g'), 8) = ${digits}`

import { type RawBuilder, sql } from 'kysely'
import { literalPart, literalPattern } from '#platform/db/like.ts'
import { hasPhone, phoneOf } from '#platform/db/phones.ts'

/** Whether a message's contact has this e-mail, and not one that is longer. */
const hasEmail = (email: string) =>
  sql<boolean>`(lower(contact) like ${literalPart(email)}
    and lower(contact) ~ ${`(?<![\\w.%+-])${literalPattern(email)}(?![\\w-]|\\.\\w)`})`

/** Whether a message's contact names this e-mail (in lower case) or telephone; undefined where there is neither. */
export function senderOf({ email, phone }: { email: string; phone: string }): RawBuilder<boolean> | undefined {
  const number = phoneOf(phone)
  const conditions = [...(email ? [hasEmail(email)] : []), ...(number ? [hasPhone('contact', number)] : [])]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined
}

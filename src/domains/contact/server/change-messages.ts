import type { Context } from '#platform/context.ts'
import { missing } from './messages.ts'

const DONE = { result: true as const }

interface Marks {
  ids: number[]
  read?: boolean | undefined
  archived?: boolean | undefined
  answered?: boolean | undefined
}

/** Marks messages, all or none. Throws 404 where one is not there. */
export async function markMessages({ db }: Context, { ids, ...marks }: Marks) {
  const unique = [...new Set(ids)]
  await db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('contact_messages')
      .set(marks)
      .where('id', 'in', unique)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== unique.length) throw missing(unique.length)
  })
  return DONE
}

/** Deletes messages, all or none, as their writers may ask at any time (LGPD, art. 18, VI). Throws 404 where one is not there. */
export async function deleteMessages({ db }: Context, ids: number[]) {
  const unique = [...new Set(ids)]
  await db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', 'in', unique).executeTakeFirst()
    if (Number(numDeletedRows) !== unique.length) throw missing(unique.length)
  })
  return DONE
}

import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { folded } from '#platform/db/like.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { catalogContract as calls } from '../contract.ts'
import { keyOf, notFound, refuseDoubleName, toStored } from './columns.ts'
import { findItem } from './service.ts'

/** Throws 422 for a name that another item has, or a cost from who does not see costs. */
export async function createItem(context: Context, { name, price, ...given }: InputOf<typeof calls.create>) {
  const { name: _, name_key: __, price: cents = 0, ...stored } = toStored(context, { price, ...given })
  const data = await context.db
    .insertInto('catalog_items')
    .values({
      ...stored,
      ...{ name, name_key: keyOf(name), price: cents },
      search: folded(`${name} ${stored.text ?? ''}`),
      created_at: context.clock.now(),
      created_by: requireUser(context).id,
    })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
    .catch(refuseDoubleName)
  return { result: true as const, data: { ...data, merged: false } }
}

/** Changes the given fields. Throws 404, 422 as above, and 409 on a conflict. */
export const updateItem = (context: Context, { id, revision, ...given }: InputOf<typeof calls.update>) =>
  context.db
    .transaction()
    .execute(async (db) => {
      const stored = await db
        .selectFrom('catalog_items')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow(notFound)
      const { name_key, ...changes } = toStored(context, given)
      const { columns, saved } = await raiseRevision(
        { stored, before: stored, after: changes, by: requireUser(context), at: context.clock.now() },
        { begun: revision, readRecord: () => findItem({ ...context, db }, id) },
      )
      await db
        .updateTable('catalog_items')
        .set({
          ...changes,
          ...(name_key !== undefined && { name_key }),
          ...columns,
          search: folded(`${given.name ?? stored.name} ${given.text ?? stored.text}`),
        })
        .where('id', '=', id)
        .execute()
      return { result: true as const, data: { id, ...saved } }
    })
    .catch(refuseDoubleName)

/** Takes an item out of what is offered, or brings it back. Throws 404, and 422 where another one has its name by now. */
export async function archiveItem(context: Context, { id, archived }: InputOf<typeof calls.archive>) {
  await context.db
    .updateTable('catalog_items')
    .set(({ eb }) => ({
      archived_at: archived ? context.clock.now() : null,
      // What an import made stays, where somebody has decided about it since.
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(notFound)
    .catch(refuseDoubleName)
  return { result: true as const }
}

/** Throws 404. */
export async function deleteItem({ db }: Context, id: number) {
  await db.deleteFrom('catalog_items').where('id', '=', id).returning('id').executeTakeFirstOrThrow(notFound)
  return { result: true as const }
}

import { type Kysely, sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { sendPrivateFile } from '#platform/files/private-files.ts'
import type { Import } from '../../import-contract.ts'
import { inLedger, inOwnLedger } from '../access.ts'

/** A page of the imports of a ledger, the newest first. Throws 403 for somebody else's, 422 for an invalid cursor. */
export async function listImports(
  context: Context,
  { id_user, ...page }: ListInput & { id_user?: number | undefined },
) {
  const chosen = chooseImports(context.db).where(inLedger(ownerOf(context, id_user)))
  const { rows, ...next } = await paginate(page, 'created_at', (range) =>
    newestFirst(chosen, 'created_at', range).execute(),
  )
  return { data: rows.map(toImport), ...next }
}

/** An import of the caller's. Throws 404. */
export async function readImport(context: Context, id: number): Promise<Import> {
  const row = await chooseImports(context.db)
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .executeTakeFirstOrThrow(importNotFound)
  return toImport(row)
}

export const importNotFound = () => new AppError('missing', 'Esta importação não existe.')

const chooseImports = (db: Kysely<DB>) =>
  db
    .selectFrom('finance_imports')
    .select(['id', 'file_name', 'format', 'added', 'known', 'matched', 'created_at', 'undone_at'])
    .select((eb) => eb.case().when('file_key', 'is not', null).then(eb.ref('file_size')).end().as('size'))
    .select(sql<string | null>`(select name from users where users.id = created_by)`.as('by'))

type Row = Awaited<ReturnType<ReturnType<typeof chooseImports>['execute']>>[number]

const toImport = ({ format, created_at, undone_at, by, ...row }: Row): Import => ({
  ...row,
  format: format as Import['format'],
  created_at: created_at.toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
  by: by ?? '',
})

/** Sends a statement as it was received. Throws 404, also where it is not kept; 412, 416. */
export async function sendStatement(context: Context, id: number) {
  const file = await context.db
    .selectFrom('finance_imports')
    .select(['file_key as key', 'file_name as name'])
    .where('id', '=', id)
    .where('file_key', 'is not', null)
    .where(inOwnLedger(context))
    .$narrowType<{ key: string }>()
    .executeTakeFirstOrThrow(importNotFound)
  return sendPrivateFile(context, file)
}

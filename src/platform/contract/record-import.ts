import type { Access, privateCall } from './call.ts'
import { id, listInput, z } from './fields.ts'

/** Imports of records from a file that were made, each of which is undone by one call. */

/** Rows that a preview shows of each kind, and names that an undoing says. */
export const SHOWN_ROWS = 200

const count = z.int().nonnegative()

/** An import that was made. */
export const RecordImport = z.object({
  id,
  file_name: z.string(),
  /** Records that it made and that it changed, and lines that it refused. */
  made: count,
  changed: count,
  refused: count,
  /** ISO 8601 in UTC. */
  created_at: z.string(),
  undone_at: z.string().nullable(),
  /** Name of who made it; '' where the account is gone. */
  by: z.string(),
})
export type RecordImport = z.infer<typeof RecordImport>

/** What an undoing left as it is, since it was changed or used after the import: the names of the first ones, and how many. */
const Undone = z.object({ kept: z.array(z.string()), count })
export type Undone = z.infer<typeof Undone>

/**
 * The calls about the imports of one kind of records that were made.
 * @param call what both are made from
 * @param path of the commit; these lie below it
 * @param what the records in summaries: 'itens do catálogo'
 */
export const pastImportCalls = (call: typeof privateCall, access: Access, path: `/${string}`, what: string) => ({
  list: call
    .route({ method: 'GET', path: `${path}/list`, summary: `Lista as importações de ${what}` })
    .input(listInput)
    .output(z.object({ data: z.array(RecordImport), next: z.string().optional() })),
  undo: call
    .meta({ access, fails: ['import-undone', 'changed-since-import'] })
    .route({ method: 'POST', path: `${path}/undo`, summary: `Desfaz uma importação de ${what}` })
    .input(z.object({ id }))
    .output(z.object({ result: z.literal(true), data: Undone })),
})

import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { removePrivateFiles, storeLocalFile } from '#platform/files/private-files.ts'
import { identifyFile } from '#platform/files/receive-form.ts'
import { FOLDER } from '../files.ts'
import type { ReceivedStatement } from './receive.ts'

/** The file of an import, as its row names it, with the first and the last day that it says something of. */
export interface KeptFile {
  file_key: string
  file_size: number
  file_sha256: string
  first_day: string | null
  last_day: string | null
}

/**
 * Stores a statement as it was received, and does the work in one transaction; where that fails the file goes again.
 * Throws 507 where there is no room, and what the work throws.
 */
export async function keepFile<Result>(
  context: Context,
  statement: ReceivedStatement,
  work: (db: Kysely<DB>, kept: KeptFile) => Promise<Result>,
): Promise<Result> {
  const { file, ledger } = statement
  const { sha256: file_sha256 } = await identifyFile(file)
  const { key, size } = await storeLocalFile(context, `${FOLDER}/statements/${ledger}/statement`, file)
  try {
    const kept = { file_key: key, file_size: size, file_sha256, ...daysOf(statement) }
    return await context.db.transaction().execute((db) => work(db, kept))
  } catch (error) {
    // After any other error, such as a lost connection, the row may name the file: the clean-up job decides.
    if (error instanceof AppError) await removePrivateFiles(context, [{ key }])
    throw error
  }
}

function daysOf({ statements }: Pick<ReceivedStatement, 'statements'>) {
  let first: string | null = null
  let last: string | null = null
  for (const { lines, balance } of statements) {
    const days = lines.length > 0 ? lines.map(({ day }) => day) : balance ? [balance.day] : []
    for (const day of days) {
      if (first === null || day < first) first = day
      if (last === null || day > last) last = day
    }
  }
  return { first_day: first, last_day: last }
}

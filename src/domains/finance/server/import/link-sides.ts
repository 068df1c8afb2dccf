import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { linkPairs } from '../other-side.ts'
import type { Classified } from './classify.ts'
import { refuseLine } from './receive.ts'

/** A line that becomes an entry: the entry that is its other side, or the line of its file that is. */
interface Sided {
  line: Classified
  other: number | null
  mate: number | null
}

interface LinkedLine {
  line: Classified
  /** The line's entry, and the other side's. */
  id: number
  other_id: number
}

/** Lines whose other side is an entry that was there. */
export const sidesOf = (added: readonly Sided[], idOf: (one: Sided, at: number) => number): LinkedLine[] =>
  added.flatMap((one, at) => (one.other === null ? [] : [{ line: one.line, id: idOf(one, at), other_id: one.other }]))

/** Lines whose other side is one of the file, each pair once; one that became no entry is the side of none. */
export function matesOf(added: readonly Sided[], written: ReadonlyMap<number, number>): LinkedLine[] {
  const pairs = new Map<string, LinkedLine>()
  for (const { line, mate } of added) {
    const [id, other_id] = [written.get(line.line), mate === null ? undefined : written.get(mate)]
    if (id !== undefined && other_id !== undefined)
      pairs.set([id, other_id].sort((a, b) => a - b).join(), { line, id, other_id })
  }
  return [...pairs.values()]
}

/** Links transfers with their other sides. Throws 422 with the line where one is none any more. */
export async function linkOthers(context: Context, db: Kysely<DB>, sides: readonly LinkedLine[]) {
  const [first] = sides
  if (!first) return
  if (new Set(sides.flatMap(({ id, other_id }) => [id, other_id])).size < 2 * sides.length)
    throw refuseLine(first.line, 'Duas linhas foram ligadas ao mesmo outro lado.')
  await linkPairs(context, db, sides).catch((error) => {
    throw error instanceof AppError ? refuseLine(first.line, error.message) : error
  })
}

import type { Program } from '../context.ts'

/**
 * Works on one row after the other, until `signal` aborts. One that fails is logged by its id and keeps no other from its
 * turn. Resolves to the last failure: a job that is to be tried again throws it.
 * @param failed what is logged, e.g. 'a guest was not sent an e-mail'
 */
export async function forEachRow<Row extends { id: number }>(
  { log }: Pick<Program, 'log'>,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  { failed, signal }: { failed: string; signal?: AbortSignal },
): Promise<unknown> {
  let failure: unknown
  for (const row of rows) {
    if (signal?.aborted) break
    await work(row).catch((err: unknown) => {
      failure = err
      log.error({ err, id: row.id }, failed)
    })
  }
  return failure
}

import { join } from 'node:path'
import pg from 'pg'
import { findRunning } from '#platform/db/embedded/running.ts'

/** Asks a running site's own database, for what no screen shows or sets. */
export async function queryDatabase<Row extends object>(
  { dataDir }: { dataDir: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(findRunning(join(dataDir, 'postgres')))
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

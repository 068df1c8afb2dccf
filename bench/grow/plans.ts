// Which tables that grow a statement reads from their first row to their last, by its plan.
import type { Pool } from 'pg'
import type { Sent } from './programs.ts'

/** Tables that have at least so many times as many rows in the large database. */
const GROWS = 8

/** Names of the tables that have more rows in the large database than in the small one, as both have counted them. */
export async function growingTables(small: Pool, large: Pool): Promise<Set<string>> {
  const count = async (pool: Pool) => {
    const { rows } = await pool.query<{ relname: string; rows: number }>(
      "select relname, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    return new Map(rows.map(({ relname, rows }) => [relname, rows]))
  }
  const [few, many] = [await count(small), await count(large)]
  return new Set(
    [...many].filter(([name, rows]) => rows > 1000 && rows >= GROWS * (few.get(name) ?? 0)).map(([name]) => name),
  )
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  Plans?: Node[]
}

/** The tables of these that a statement's plan scans sequentially; 'in part' what it leaves once enough rows are found. */
export async function sequentialScans(pool: Pool, { text, values }: Sent, growing: Set<string>): Promise<string[]> {
  if (!/^\s*(select|with|insert|update|delete)/i.test(text)) return []
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return [...scansOf(rows[0]['QUERY PLAN'][0].Plan)]
      .filter(({ table }) => growing.has(table))
      .map(({ table, isCut }) => (isCut ? `${table} in part` : table))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Nodes that read all that is below them before they give a row. */
const WHOLE = ['Aggregate', 'Hash', 'Sort', 'Incremental Sort', 'Materialize', 'WindowAgg', 'SetOp']

function* scansOf(node: Node, isCut = false): Generator<{ table: string; isCut: boolean }> {
  const type = node['Node Type']
  if (type === 'Seq Scan' && node['Relation Name']) yield { table: node['Relation Name'], isCut }
  const isCutBelow = type === 'Limit' || (isCut && !WHOLE.includes(type))
  for (const part of node.Plans ?? []) yield* scansOf(part, isCutBelow)
}

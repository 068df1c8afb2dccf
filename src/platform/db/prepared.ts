import { createHash } from 'node:crypto'
import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Pool, QueryConfig } from 'pg'
import type { DB } from './tables.gen.ts'

const names = new Map<string, string>()

/**
 * A query that each connection parses and plans once: for frequent queries, where the query builder would take much of
 * the time. Texts must be few, since every connection caches each.
 */
export function prepared(text: string, values: unknown[] = []): QueryConfig {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)))
  return { name, text, values }
}

/** Stands for a value of a query that is built once. */
class Mark {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** Builds queries for no database. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A query of the query builder that is built once for all calls, and planned once by each connection: for frequent ones.
 * @param build gets something for each of the values to stand in its place. It may be passed on to the builder alone
 */
export function buildOnce<Values extends object, Row>(
  build: (db: Kysely<DB>, values: Values) => Compilable<Row>,
): (pool: Pool, values: Values) => Promise<Row[]> {
  let built: { text: string; parameters: readonly unknown[] } | undefined
  return async (pool, values) => {
    if (!built) {
      const marks = new Proxy({}, { get: (_, name) => new Mark(name) }) as Values
      const { sql: text, parameters } = build(builder, marks).compile()
      built = { text, parameters }
    }
    const put = (parameter: unknown) => (parameter instanceof Mark ? values[parameter.name as keyof Values] : parameter)
    const { rows } = await pool.query(prepared(built.text, built.parameters.map(put)))
    return rows as Row[]
  }
}

/** Statements that `planOnce` was told of. */
const frequent = new WeakSet<object>()
/** Parameters of such a statement at most: those of lists have as many texts as lists have lengths. */
const MOST_PARAMETERS = 20

/**
 * Has the statements of a database planned once by each connection: frequent ones that find their rows by keys, so that
 * no value asks for another plan, e.g. those of a change.
 */
export const planOnce: KyselyPlugin = {
  transformQuery({ node }) {
    const own = { ...node }
    frequent.add(own)
    return own
  },
  transformResult: async ({ result }) => result,
}

/** Makes a new connection of the query builder heed `planOnce`. */
export async function heedPlanOnce(connection: DatabaseConnection) {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = (query, ...rest) => execute(isFrequent(query) ? withName(query) : query, ...rest)
}

const isFrequent = ({ query, parameters }: CompiledQuery) => frequent.has(query) && parameters.length <= MOST_PARAMETERS

/** The connection passes the text on to pg, which also takes one with a name. */
const withName = (query: CompiledQuery): CompiledQuery => ({ ...query, sql: prepared(query.sql) as unknown as string })

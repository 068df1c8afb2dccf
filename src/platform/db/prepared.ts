import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

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

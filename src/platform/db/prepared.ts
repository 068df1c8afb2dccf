import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'

const names = new Map<string, string>()

/**
 * A query by hand that each connection has parsed and planned but once: for what is asked all the time, where the query
 * builder's work would be a good part of the whole. Its text must be one of few, for every connection keeps each.
 */
export function prepared(text: string, values: unknown[] = []): QueryConfig {
  let name = names.get(text)
  if (!name) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)))
  return { name, text, values }
}

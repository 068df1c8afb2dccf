import type { Context } from '../context.ts'

/**
 * Answers requests of every method on the paths of a protocol that is neither calls nor pages, as CalDAV. Who calls, and how
 * large a body may be, is its own business: the context is a visitor's.
 */
export type Protocol = (context: Context, request: Request) => Response | Promise<Response>

/** Protocols by path; one that ends in `/*` answers everything below. */
export type Protocols = Readonly<Record<`/${string}`, Protocol>>

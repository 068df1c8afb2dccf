import { createHmac } from 'node:crypto'
import type { Context, Program } from '../context.ts'
import { AppError } from '../errors.ts'
import { isSameSignature } from '../secrets.ts'
import type { Limit } from './limits.ts'

/** Requests from one network for links of one kind that are not valid. */
const SECRET_LINK_LIMIT: Limit = { name: 'secretLink', points: 30, duration: 15 * 60, stored: true }

/** The row that a secret link opens. */
export interface LinkTarget {
  /** The kind of page, e.g. 'line-progress'. No two kinds share a token. */
  kind: string
  /** The row's id. */
  id: number
  /** Stored with the row. Raising it revokes the links made before. */
  number: number
}

/**
 * The token of a secret link, e.g. '12-9f86d081884c7d659a2feaa0c55ad015': the row's id and 128 bits derived from the
 * program's key. The same each time, so that it can be shown again, and stored nowhere. Hexadecimal, since chat programs
 * cut a '-' or '_' off the end of an address.
 */
export function makeSecretToken({ secret }: Pick<Program, 'secret'>, { kind, id, number }: LinkTarget): string {
  const signature = createHmac('sha256', secret).update(`secret-link ${kind} ${id} ${number}`).digest('hex')
  return `${id}-${signature.slice(0, 32)}`
}

interface SecretLink<Row> {
  kind: string
  /** From the request. */
  token: string
  /** Where all rows of the kind have the same number: invalid tokens are then refused without reading a row. */
  number?: number
  /** The row with that id and its present number; undefined where there is none that a link may open. */
  find: (id: number) => Promise<Row | undefined>
}

/**
 * The row that a secret link opens. Throws 404 for any invalid token, and 429 where one network has sent too many of
 * them; a valid token is never refused.
 */
export async function openSecretLink<Row extends { number: number }>(
  context: Context,
  { kind, token, number: common, find }: SecretLink<Row>,
): Promise<Row> {
  const id = Number(/^([1-9]\d{0,8})-/.exec(token)?.[1])
  const isValid = (number: number) =>
    isSameSignature(Buffer.from(token), Buffer.from(makeSecretToken(context, { kind, id, number })))
  const mayOpen = !Number.isNaN(id) && (common === undefined || isValid(common))
  const row = mayOpen ? await find(id) : undefined
  if (row && isValid(row.number)) return row
  await context.limits.spend(SECRET_LINK_LIMIT, `${kind} ${context.network}`)
  throw new AppError('missing', 'Este link não vale mais, ou o endereço veio cortado. Peça outro a quem o enviou.')
}

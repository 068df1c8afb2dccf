import { createHash, randomBytes } from 'node:crypto'
import { type Context, requireUser } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import type { Machine } from '../contract.ts'
import { MAX_MACHINES } from '../limits.ts'
import type { Sender } from './import-log.ts'

/** Calls of one machine. */
const SCREEN_LINES_LIMIT: Limit = { name: 'screenLines', points: 120, duration: 10 * 60 }

/** Invalid tokens from one network. */
const SCREEN_TOKEN_LIMIT: Limit = { name: 'screenToken', points: 60, duration: 10 * 60 }

/** Tokens begin with this, so that a leaked one can be recognised. */
const PREFIX = 'vitrine_tela_'
const TOKEN = /^Bearer (vitrine_tela_[\w-]{43})$/i

const hashOf = (token: string) => createHash('sha256').update(token).digest()

interface Row {
  id: number
  name: string
  created_at: Date
  last_contact: Date | null
}
const shown = ({ id, name, created_at, last_contact }: Row): Machine => ({
  id,
  name,
  created: created_at.toISOString(),
  last_contact: last_contact?.toISOString() ?? null,
})

/** The caller's machines with a valid token, the most recently active one first. */
export async function listMachines(context: Context) {
  const rows = await context.db
    .selectFrom('screen_machines')
    .select(['id', 'name', 'created_at', 'last_contact'])
    .where('user_id', '=', requireUser(context).id)
    .where('token_hash', 'is not', null)
    .orderBy('last_contact', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute()
  return { result: true as const, data: rows.map(shown) }
}

/** Adds a machine and returns its token; only the token's hash is stored. Throws 409 if there are too many machines. */
export async function addMachine(context: Context, { name }: { name: string }) {
  const user = requireUser(context).id
  const token = PREFIX + randomBytes(32).toString('base64url')
  const row = await context.db.transaction().execute(async (db) => {
    // Locks the person's row, so that simultaneous calls cannot exceed the limit.
    await db.selectFrom('users').select('id').where('id', '=', user).forUpdate().execute()
    const { count } = await db
      .selectFrom('screen_machines')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user)
      .where('token_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    if (count >= MAX_MACHINES)
      throw new AppError('too-many-machines', `Já são ${MAX_MACHINES} máquinas. Revogue uma que não envia mais.`)
    return db
      .insertInto('screen_machines')
      .values({ user_id: user, name, token_hash: hashOf(token), created_at: context.clock.now() })
      .returning(['id', 'name', 'created_at', 'last_contact'])
      .executeTakeFirstOrThrow()
  })
  return { result: true as const, data: { ...shown(row), token } }
}

/** Revokes a machine's token. Its lines stay. Throws 404. */
export async function revokeMachine(context: Context, id: number) {
  const row = await context.db
    .updateTable('screen_machines')
    .set({ token_hash: null })
    .where('id', '=', id)
    .where('user_id', '=', requireUser(context).id)
    .where('token_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('missing', 'Esta máquina não existe, ou já foi revogada.')
  return { result: true as const }
}

/** The machine of the request's token; records the contact. Throws 401 for an invalid token, 429 for too many calls. */
export async function findSender(context: Context): Promise<Sender> {
  const { db, limits, network, clock, request } = context
  await limits.spend(SCREEN_TOKEN_LIMIT, network)
  const token = TOKEN.exec(request.get('authorization') ?? '')?.[1]
  const row =
    token &&
    (await db
      .updateTable('screen_machines')
      .from('users')
      .set({ last_contact: clock.now() })
      .whereRef('users.id', '=', 'screen_machines.user_id')
      .where('users.banned', 'is not', true)
      .where('screen_machines.token_hash', '=', hashOf(token))
      .returning(['screen_machines.id as machine', 'screen_machines.user_id as user'])
      .executeTakeFirst())
  if (!row) throw new AppError('token-wrong', 'Este token não vale. Crie outro na tela Tempo de tela.')
  await limits.refund(SCREEN_TOKEN_LIMIT, network)
  await limits.spend(SCREEN_LINES_LIMIT, String(row.machine))
  return row
}

/** The machine that represents the caller's uploaded files; created at the first upload. */
export async function findUploader(context: Context): Promise<Sender> {
  const user = requireUser(context).id
  const find = () =>
    context.db
      .selectFrom('screen_machines')
      .select('id')
      .where('user_id', '=', user)
      .where('files', '=', true)
      .executeTakeFirst()
  const known = await find()
  if (known) return { user, machine: known.id }
  await context.db
    .insertInto('screen_machines')
    .values({ user_id: user, name: 'Arquivos enviados', files: true, created_at: context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { user, machine: (await find())!.id }
}

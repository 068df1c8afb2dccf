import { createHash } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Pool } from 'pg'
import { type Context, requireUser } from '../context.ts'
import { nestIn } from '../db/nest.ts'
import { AppError, KeyUsed } from '../errors.ts'

/** The request header (draft-ietf-httpapi-idempotency-key-header). */
const IDEMPOTENCY_KEY = 'idempotency-key'
/** Milliseconds for which an answer is kept: a day. */
const KEPT = 24 * 60 * 60 * 1000
/** The key, in the quotes that the draft has or without them. */
const FORM = /^(?:"([\x21\x23-\x7e]{1,200})"|([\x21\x23-\x7e]{1,200}))$/

/** The call that a key is sent with. */
interface KeyedCall {
  /** Its name in the contract, e.g. 'clients.create'. */
  name: string
  /** What came with it. */
  input: unknown
}

/**
 * Does the work of a call that makes something, once for each `Idempotency-Key` of a person: the same call again, also at
 * the same moment and in another process, gets the answer of the first. Work and answer are committed together, so that
 * after a crash there are both or neither. Without the header, and for visitors, the work is just done.
 * @param work does it in the context that it gets. What it throws is stored nowhere, and the call may be made again
 * @throws 400 for a malformed key, 422 where it came with another call or input before
 */
export async function answerOnce<Answer>(
  context: Context,
  call: KeyedCall,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const sent = context.request.get(IDEMPOTENCY_KEY)
  if (sent === null || !context.actor) return work(context)
  const [, quoted, bare] = FORM.exec(sent) ?? []
  const key = quoted ?? bare
  if (!key) throw new AppError('malformed', 'O cabeçalho Idempotency-Key tem de 1 a 200 caracteres, sem espaços.')
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([call.name, call.input]))
    .digest('base64url')
  const own = { user: requireUser(context).id, key, fingerprint }
  return inTurn(context.pool, `${own.user} ${key}`, () => claimAndWork(context, own, work))
}

interface OwnKey {
  user: number
  key: string
  fingerprint: string
}

async function claimAndWork<Answer>(
  context: Context,
  { user, key, fingerprint }: OwnKey,
  work: (context: Context) => Promise<Answer>,
): Promise<Answer> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (db) => {
    // Another process that has the key makes this insert wait until its transaction ends.
    const claimed = await db
      .insertInto('idempotency_keys')
      .values({ user_id: user, key, fingerprint, created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet({ fingerprint, answer: '', created_at: now })
          .where('idempotency_keys.created_at', '<=', new Date(now.getTime() - KEPT)),
      )
      .returning('key')
      .executeTakeFirst()
    if (!claimed) {
      const stored = await db
        .selectFrom('idempotency_keys')
        .select(['fingerprint', 'answer'])
        .where('user_id', '=', user)
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      if (stored.fingerprint !== fingerprint) throw new KeyUsed()
      return JSON.parse(await symmetricDecrypt({ key: context.secret, data: stored.answer })) as Answer
    }
    const answer = await work({ ...context, db: nestIn(db) })
    await db
      .updateTable('idempotency_keys')
      .set({ answer: await symmetricEncrypt({ key: context.secret, data: JSON.stringify(answer) }) })
      .where('user_id', '=', user)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

const running = new WeakMap<Pool, Map<string, Promise<unknown>>>()

/** Does what has the same name one after the other: of calls that wait for the same key only one takes a connection. */
async function inTurn<Done>(pool: Pool, name: string, act: () => Promise<Done>): Promise<Done> {
  const turns = running.get(pool) ?? new Map<string, Promise<unknown>>()
  running.set(pool, turns)
  while (turns.has(name)) await turns.get(name)!.catch(() => {})
  const turn = act().finally(() => turns.delete(name))
  turns.set(name, turn)
  return turn
}

/** Forgets the keys that are older than a day. */
export const forgetKeys = ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(clock.now().getTime() - KEPT))
    .execute()

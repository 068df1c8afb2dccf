import { ECDH } from 'node:crypto'
import { type Context, requireUser } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { AppError } from '#platform/errors.ts'
import type { alertsContract } from '../../alerts-contract.ts'
import { readPushKeys } from './keys.ts'
import { isPushAddress } from './push-host.ts'

/** Devices of one person; the oldest go where there are more. */
const MAX_DEVICES = 20

type NewDevice = InputOf<typeof alertsContract.subscribe>

/** The key that browsers subscribe with. */
export async function readPublicKey({ db }: Context) {
  const { publicKey } = await readPushKeys(db)
  return { data: { key: publicKey } }
}

/** The caller's devices, the newest first. */
export async function listDevices(context: Context) {
  const rows = await context.db
    .selectFrom('push_subscriptions')
    .select(['id', 'label', 'created_at'])
    .where('user_id', '=', requireUser(context).id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { data: rows.map(({ id, label, created_at }) => ({ id, label, created: created_at.toISOString() })) }
}

/**
 * Adds the caller's device, until their session is signed out. A browser that somebody else used before is the caller's
 * from then on. Throws 422 for what is no browser's subscription.
 */
export async function subscribe(context: Context, { endpoint, p256dh, auth, label }: NewDevice) {
  const { id: user, session } = requireUser(context)
  checkDevice(context, { endpoint, p256dh, auth })
  const columns = { user_id: user, session_id: session, p256dh, auth, label, created_at: context.clock.now() }
  const device = await context.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('push_subscriptions')
      .values({ endpoint, ...columns })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ ...columns, failures: 0 }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const newest = db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', user)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_DEVICES)
    await db.deleteFrom('push_subscriptions').where('user_id', '=', user).where('id', 'not in', newest).execute()
    return added
  })
  return { result: true as const, id: device.id }
}

/** Removes the caller's device. Throws 404 for other people's. */
export async function unsubscribe(context: Context, id: number) {
  const { numDeletedRows } = await context.db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', requireUser(context).id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('missing', 'Este aparelho não está mais na lista.')
  return { result: true as const }
}

function checkDevice({ settings }: Context, { endpoint, p256dh, auth }: Omit<NewDevice, 'label'>) {
  const isLocal = settings.localPush && URL.parse(endpoint)?.hostname === '127.0.0.1'
  if (!isLocal && !isPushAddress(endpoint)) refuse('endpoint', 'Este endereço não é de um serviço de alertas.')
  if (!isPublicKey(p256dh)) refuse('p256dh', 'Esta chave não é de um navegador.')
  if (Buffer.from(auth, 'base64url').length !== 16) refuse('auth', 'Esta chave não é de um navegador.')
}

function refuse(field: string, text: string): never {
  throw new AppError('invalid', text, { [field]: text })
}

/** Whether it is a point of the curve that push is encrypted on (RFC 8291, 3.2). */
function isPublicKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', undefined, 'uncompressed').length === 65
  } catch {
    return false
  }
}

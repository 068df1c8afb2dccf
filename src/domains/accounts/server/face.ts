import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context.ts'
import { readFile } from '#platform/files/storage.ts'
import { isKnown, makeEtag } from '#platform/http/etag.ts'
import { drawInitials } from '#platform/pictures/initials.ts'
import { FACE_LIMIT } from './limits.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Faces shown last, by what they are of: at most some 20 MB. */
const faces = new LRUCache<string, Bytes>({ max: 500 })

/**
 * The picture of whoever has that e-mail: the one they sent, else its initials, drawn alike for people we know and do
 * not, so that they tell nothing. Caches ask each time whether it is still the same.
 */
export async function sendFace(context: Context, email: string): Promise<Response> {
  const address = email.toLowerCase()
  const bytes = (await findPicture(context, address)) ?? (await recall(address, () => draw(context, address)))
  const etag = makeEtag(bytes)
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, no-cache', etag }
  return isKnown(context.request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers })
}

/** What that person sent, while they can sign in. */
async function findPicture({ db, storage }: Context, address: string): Promise<Bytes | undefined> {
  const row = await db
    .selectFrom('users')
    .select('image')
    .where('email', '=', address)
    .where('banned', 'is not', true)
    .executeTakeFirst()
  const key = row?.image
  return key ? recall(key, () => readFile(storage.private, key)) : undefined
}

/** Throws 429 where one network has too many drawn: any address may be requested, and each takes some 20 ms. */
async function draw({ limits, network, worker }: Context, address: string): Promise<Bytes> {
  await limits.spend(FACE_LIMIT, network)
  return new Uint8Array(await worker.runHere({ lane: 'page', person: null }, () => drawInitials(address)))
}

/** Keys of kept pictures hold the hash of their content, so what is remembered stays right. */
async function recall<Found extends Bytes | undefined>(
  key: string,
  find: () => Promise<Found>,
): Promise<Bytes | Found> {
  const known = faces.get(key)
  if (known) return known
  const found = await find()
  if (found) faces.set(key, found)
  return found
}

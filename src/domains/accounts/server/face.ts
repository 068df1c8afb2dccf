import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { processPicture } from '#domains/uploads/server/save-picture.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { readFile } from '#platform/files/storage.ts'
import { isKnown, makeEtag } from '#platform/http/etag.ts'
import { drawPng } from '#platform/pictures/draw.ts'
import type { InitialsOf } from '#platform/pictures/initials.ts'
import { FACE_LIMIT } from './limits.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Recently served pictures, by storage key or by initials and e-mail for drawn ones; about 20 MB at most. */
const faces = new LRUCache<string, Bytes>({ max: 500 })

/** Paths of profile pictures, as `faceAddress` writes them; browsers may encode the @. */
export const FACE_PATH = '/uploads/:face{[^/]+(?:@|%40)[^/]+\\.png}'

/**
 * The profile picture of an e-mail address: the uploaded one, else drawn initials. Unknown addresses get initials too,
 * so the answer does not reveal whether an account exists. Caches must revalidate it.
 * @param query `initials`: one or two letters to draw; anything else draws those that the e-mail gives
 */
export async function sendFace(context: Context, path: string, query: URLSearchParams): Promise<Response> {
  const email = /^\/uploads\/([\w.!#$%&'*+=?^`{|}~-]{1,64}@[\w.-]{1,190})\.png$/.exec(path)?.[1]
  if (!email) return new Response(null, { status: 404 })
  const initials = query.get('initials') ?? ''
  const person = { email: email.toLowerCase(), letters: /^\p{L}{1,2}$/u.test(initials) ? initials : '' }
  const bytes =
    (await findPicture(context, person.email)) ??
    (await cached(`${person.letters} ${person.email}`, () => draw(context, person)))
  const etag = makeEtag(bytes)
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, no-cache', etag }
  return isKnown(context.request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(bytes, { headers })
}

/** The uploaded picture of an account that is not disabled. */
async function findPicture({ db, storage }: Context, address: string): Promise<Bytes | undefined> {
  const row = await db
    .selectFrom('users')
    .select('image')
    .where('email', '=', address)
    .where('banned', 'is not', true)
    .executeTakeFirst()
  const key = row?.image
  return key ? cached(key, () => readFile(storage.private, key)) : undefined
}

/** Throws 429 when one network requests too many: any address can be requested, and drawing takes about 20 ms. */
async function draw({ limits, network, worker }: Context, person: InitialsOf): Promise<Bytes> {
  await limits.spend(FACE_LIMIT, network)
  return drawPng(worker, 'drawInitials', person, 32)
}

/** Storage keys contain a hash of the content, so entries never go stale. */
async function cached<Found extends Bytes | undefined>(
  key: string,
  find: () => Promise<Found>,
): Promise<Bytes | Found> {
  const hit = faces.get(key)
  if (hit) return hit
  const found = await find()
  if (found) faces.set(key, found)
  return found
}

/** Pixels a side, as the drawn initials. */
const SIDE = 256

/** Stores the centre square of a picture as the caller's profile picture. Throws as `processPicture` does. */
export async function savePicture(context: Context, file: File) {
  const bytes = await processPicture(context, file, cutSquare)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const key = `faces/${requireUser(context).id}-${hash}.png`
  await context.storage.private.put(key, bytes)
  return replacePicture(context, key)
}

/** Goes back to the initials. */
export const removePicture = (context: Context) => replacePicture(context, null)

async function replacePicture(context: Context, key: string | null) {
  const { id } = requireUser(context)
  const before = await context.db.transaction().execute(async (db) => {
    const row = await db.selectFrom('users').select('image').where('id', '=', id).forUpdate().executeTakeFirst()
    await db.updateTable('users').set({ image: key, updated_at: context.clock.now() }).where('id', '=', id).execute()
    return row?.image
  })
  // A file left behind does no harm: nothing refers to it any more.
  if (before && before !== key)
    await context.storage.private
      .delete(before)
      .catch((err) => context.log.warn({ err }, 'a replaced picture was not deleted'))
  return { result: true as const }
}

const cutSquare = (picture: Sharp) =>
  picture
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'centre' })
    .flatten({ background: '#fbfbfa' })
    .png({ palette: true, colours: 256, effort: 8 })
    .toBuffer()

/* Serves drawn pictures: each is drawn in a thread at its first request, then cached in memory with a Brotli copy. */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type PictureRequest, parsePictureAddress } from '#pictures/picture-address.ts'
import type { Context } from '../context.ts'
import { acceptsBrotli } from '../http/accepts-encoding.ts'
import { isKnown, makeEtag } from '../http/etag.ts'
import type { Limit } from '../http/limits.ts'
import type { WorkerPool } from '../worker/worker-pool.ts'
import { drawSvg } from './draw.ts'

const compress = promisify(brotliCompress)

/** Pictures drawn for one network; cached ones do not count. A page has some thirty. */
const DRAWING_LIMIT: Limit = { name: 'drawing', points: 1200, duration: 10 * 60 }

/** Pictures cached at most, about 40 kB each: anybody may request any seed. */
const MAX_CACHED = 200
const YEAR_S = 31_536_000

interface Drawn {
  body: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer>
  etag: string
  /** False where the address belongs to another version of the drawings: then caches must revalidate. */
  immutable: boolean
}

const cached = new LRUCache<string, Promise<Drawn>>({ max: MAX_CACHED })

/**
 * Answers with the drawn picture at an address; 404 where there is none. Throws 429 where one network has too many drawn,
 * 503 where too many wait to be drawn.
 * @param path without its query
 * @param cacheControl instead of the year for which an address of the present version may be cached
 */
export async function sendPicture(
  context: Pick<Context, 'request' | 'limits' | 'network' | 'worker'>,
  path: string,
  cacheControl?: string,
): Promise<Response> {
  const { request } = context
  const wanted = parsePictureAddress(path)
  if (!wanted) return new Response(null, { status: 404 })
  const picture = await (cached.get(path) ?? drawOnce(context, path, wanted))
  const br = acceptsBrotli(request)
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': cacheControl ?? (picture.immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache'),
    // Opened alone, the file may style itself and nothing more.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag: picture.etag,
    ...(br && { 'content-encoding': 'br' }),
  }
  if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers })
  return new Response(br ? picture.brotli : picture.body, { headers })
}

async function drawOnce(
  { limits, network, worker }: Pick<Context, 'limits' | 'network' | 'worker'>,
  path: string,
  wanted: PictureRequest,
) {
  await limits.spend(DRAWING_LIMIT, network)
  const drawn = drawPacked(worker, wanted)
  cached.set(path, drawn)
  drawn.catch(() => cached.delete(path)) // the next request has it drawn again
  return drawn
}

async function drawPacked(worker: WorkerPool, request: PictureRequest): Promise<Drawn> {
  const body = new TextEncoder().encode(await drawSvg(worker, 'drawPicture', request))
  // Compressing takes 30 ms for one of the seven heroes, once; of a seed, which anybody may choose, it may take 1 ms.
  const quality = request.kind === 'hero' ? constants.BROTLI_MAX_QUALITY : 5
  const brotli = new Uint8Array(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  return { body, brotli, etag: makeEtag(body), immutable: request.current }
}

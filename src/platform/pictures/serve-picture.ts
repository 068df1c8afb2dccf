/* Serves drawn pictures: each is drawn at its first request, then cached in memory with a Brotli copy. */
import { brotliCompressSync, constants } from 'node:zlib'
import { FILAMENTS } from '#pictures/filaments.ts'
import { drawHero } from '#pictures/hero.ts'
import { drawPicture } from '#pictures/layers.ts'
import { type PictureRequest, parsePictureAddress } from '#pictures/picture-address.ts'
import { makeEtag } from '../http/etag.ts'

/** Pictures cached at most, about 40 kB each: anybody may request any seed. */
const MAX_CACHED = 200
const YEAR_S = 31_536_000

/** A drawn picture, ready to send. */
export interface ServedPicture {
  body: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer>
  /** Quoted, as it goes into the header. */
  etag: string
  /** False where the address belongs to another version of the drawings: then caches must ask again. */
  immutable: boolean
}

/** The pictures requested last, the latest at the end. */
const cached = new Map<string, ServedPicture>()

/**
 * The picture at an address, or undefined where there is none.
 * @param path of the request, without its query
 */
export function servePicture(path: string): ServedPicture | undefined {
  const request = parsePictureAddress(path)
  if (!request) return undefined
  const known = cached.get(path)
  const picture = known ?? packPicture(request)
  cached.delete(path)
  cached.set(path, picture)
  if (cached.size > MAX_CACHED) cached.delete(cached.keys().next().value!)
  return picture
}

/**
 * Headers for a picture, for 200 and 304 alike. Opened alone, the file may style itself and nothing more.
 * @param encoding 'br' where the Brotli copy is sent
 */
export function pictureHeaders({ etag, immutable }: ServedPicture, encoding?: 'br'): Record<string, string> {
  return {
    'content-type': 'image/svg+xml',
    'cache-control': immutable ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    etag,
    ...(encoding && { 'content-encoding': encoding }),
  }
}

function packPicture(request: PictureRequest): ServedPicture {
  const body = new TextEncoder().encode(drawRequested(request))
  // The seven heroes are worth 30 ms once; a seed that anybody may choose gets 1 ms.
  const quality = request.kind === 'hero' ? constants.BROTLI_MAX_QUALITY : 5
  const brotli = new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
  return { body, brotli, etag: makeEtag(body), immutable: request.current }
}

function drawRequested(request: PictureRequest): string {
  if (request.kind === 'hero') return drawHero(request.day, { still: request.still })
  return drawPicture(request.kind, request.seed, { accent: FILAMENTS[request.filament].fill })
}

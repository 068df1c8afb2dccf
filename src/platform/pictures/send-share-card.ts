import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { isKnown, makeEtag } from '../http/etag.ts'
import { drawPng } from './draw.ts'
import type { ShareCard } from './share-card.ts'

/** Cards drawn or being drawn, by their content: about 60 kB each. */
const cards = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 })

/** Answers with the picture that social networks show, drawn once and cached. Throws 503 where the queue is full. */
export async function sendShareCard(
  { request, worker }: Pick<Context, 'request' | 'worker'>,
  shown: ShareCard,
): Promise<Response> {
  const key = makeEtag(JSON.stringify({ ...shown, logo: shown.logo?.name }))
  const etag = makeEtag(key)
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })

  let card = cards.get(key)
  if (!card) {
    // Requests share it, so it is drawn even where the first client has disconnected.
    card = drawPng(worker, 'drawShareCard', shown, 64)
    cards.set(key, card)
    card.catch(() => cards.delete(key))
  }
  return new Response(await card, { headers })
}

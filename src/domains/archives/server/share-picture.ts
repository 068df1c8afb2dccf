import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import { isKnown, makeEtag } from '../../../platform/http/etag.ts'
import { drawShareCard } from '../../../platform/pictures/share-card.ts'
import { readFrame } from '../../site/server/service.ts'

/** Cards drawn or being drawn, by what is on them: about 60 kB each. */
const cards = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 200 })

/** The OpenGraph picture of a public article: /og/archive/{id}.png. */
export async function sendSharePicture(context: Context, path: string): Promise<Response> {
  const id = Number(/^\/og\/archive\/(\d{1,9})\.png$/.exec(path)?.[1])
  if (!id) return new Response(null, { status: 404 })
  const row = await context.db
    .selectFrom('archives')
    .select('title')
    .where('id', '=', id)
    .where('public', '=', true)
    .executeTakeFirst()
  if (!row) return new Response(null, { status: 404 })

  const { company } = (await readFrame(context)).data
  const shown = { title: row.title, company: company.name, kind: 'contour', seed: id } as const
  const key = JSON.stringify(shown)
  const etag = makeEtag(key)
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
  if (isKnown(context.request, etag)) return new Response(null, { status: 304, headers })

  let card = cards.get(key)
  if (!card) {
    card = drawShareCard(shown).then((png) => new Uint8Array(png))
    cards.set(key, card)
    card.catch(() => cards.delete(key))
  }
  return new Response(await card, { headers })
}

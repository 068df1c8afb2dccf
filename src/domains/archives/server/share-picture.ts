import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../platform/context.ts'
import { drawShareCard } from '../../../platform/pictures/share-card.ts'
import { readFrame } from '../../site/server/service.ts'

/** Drawn cards, by what is on them: about 30 kB each. */
const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 200 })

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
  const key = `${id} ${row.title} ${company.name}`
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600', etag }
  if (context.request.get('if-none-match') === etag) return new Response(null, { status: 304, headers })

  let card = drawn.get(key)
  if (!card) {
    card = new Uint8Array(await drawShareCard({ title: row.title, company: company.name, kind: 'contour', seed: id }))
    drawn.set(key, card)
  }
  return new Response(card, { headers })
}

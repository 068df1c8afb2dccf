import { readBrand } from '#domains/site/server/logo/logo.ts'
import type { Context } from '#platform/context.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import { LIST_TITLE } from '../archive.ts'
import { drawnKind, drawnSeed } from '../drawn-kind.ts'
import { isTagSlug } from '../tags.ts'
import { findTagName } from './tags.ts'

/** The OpenGraph picture of a public article, in the day's filament: /og/archive/{id}.png. */
export async function sendSharePicture(context: Context, path: string): Promise<Response> {
  const id = Number(/^\/og\/archive\/(\d{1,9})\.png$/.exec(path)?.[1])
  const row = id
    ? await context.db.selectFrom('public_archives').select('title').where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) return new Response(null, { status: 404 })
  const shown = { title: row.title, kind: drawnKind(row.title), seed: drawnSeed(id) }
  return sendShareCard(context, { ...shown, ...(await readBrand(context)) })
}

/** The OpenGraph picture of the list: /og/archive.png. */
export const sendListPicture = async (context: Context) =>
  sendShareCard(context, { title: LIST_TITLE, kind: 'contour', seed: 'arquivos', ...(await readBrand(context)) })

/** The OpenGraph picture of the public articles with a tag, drawn for the trade that it names: /og/assunto/{tag}.png. */
export async function sendTagPicture(context: Context, path: string): Promise<Response> {
  const slug = /^\/og\/assunto\/([^/]+)\.png$/.exec(path)?.[1] ?? ''
  const name = isTagSlug(slug) ? await findTagName(context, slug) : undefined
  if (name === undefined) return new Response(null, { status: 404 })
  const shown = { title: name, kind: drawnKind(name), seed: `assunto-${slug}` }
  return sendShareCard(context, { ...shown, ...(await readBrand(context)) })
}

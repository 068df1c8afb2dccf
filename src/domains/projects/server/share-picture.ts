import { readBrand } from '#domains/site/server/logo/logo.ts'
import { readSection } from '#domains/site/server/sections.ts'
import { type Trade, tradeOf, tradeTitle } from '#domains/site/trades.ts'
import { seededPicture } from '#pictures/picture-address.ts'
import type { Context } from '#platform/context.ts'
import { sendShareCard } from '#platform/pictures/send-share-card.ts'
import type { CardSubject } from '#platform/pictures/share-card.ts'
import { DRAWN_KIND } from '../drawn-kind.ts'
import { LIST_TITLE } from '../project.ts'

/** The OpenGraph picture of a public project, in the day's filament: /og/project/{id}.png. */
export async function sendSharePicture(context: Context, path: string): Promise<Response> {
  const id = Number(/^\/og\/project\/(\d{1,9})\.png$/.exec(path)?.[1])
  const row = id
    ? await context.db
        .selectFrom('public_projects')
        .select(['title', 'trade', 'resum_image', 'drawing_html'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) return new Response(null, { status: 404 })
  return sendShareCard(context, { title: row.title, ...subjectOf(id, row), ...(await readBrand(context)) })
}

/** Its own drawing, else the one of its picture's address, else the one drawn for its trade. */
function subjectOf(id: number, row: Record<'trade' | 'resum_image' | 'drawing_html', string>): CardSubject {
  if (row.drawing_html) return { kind: 'drawing', svg: row.drawing_html }
  return seededPicture(row.resum_image) ?? { kind: DRAWN_KIND[row.trade as Trade], seed: id }
}

/** The OpenGraph picture of the list: /og/projects.png. */
export const sendListPicture = async (context: Context) =>
  sendShareCard(context, { title: LIST_TITLE, kind: 'stack', seed: 'projetos', ...(await readBrand(context)) })

/** The OpenGraph picture of a trade's page, drawn as its projects are: /og/area/{slug}.png. */
export async function sendTradePicture(context: Context, path: string): Promise<Response> {
  const trade = tradeOf(/^\/og\/area\/([^/]+)\.png$/.exec(path)?.[1])
  if (!trade) return new Response(null, { status: 404 })
  const { title } = (await readSection(context, 'trades'))[trade]
  const shown = { title: title || tradeTitle(trade), kind: DRAWN_KIND[trade], seed: `area-${trade}` }
  return sendShareCard(context, { ...shown, ...(await readBrand(context)) })
}

import { listArchives } from '#domains/archives/server/service.ts'
import { tagSlug } from '#domains/archives/tags.ts'
import { readSection } from '#domains/site/server/sections.ts'
import { isSaid, TRADES, type Trade, tradePath } from '#domains/site/trades.ts'
import type { Context } from '#platform/context.ts'
import { TRADE_CARDS } from '../project.ts'
import { countTrades, listPublicProjects } from './service.ts'

/** The page of a trade: what the firm says of it, and the newest public projects and articles that belong to it. */
export async function readTrade(context: Context, { trade }: { trade: Trade }) {
  const texts = (await readSection(context, 'trades'))[trade]
  const slugs = texts.tags.map(tagSlug).filter((slug) => slug !== '')
  const [{ data: projects, trades }, archives] = await Promise.all([
    listPublicProjects(context, { limit: TRADE_CARDS, trade }),
    slugs.length > 0 ? listArchives(context, { limit: TRADE_CARDS, anyTag: slugs }) : undefined,
  ])
  return { data: { texts, projects, trades, archives: archives?.data.result ?? [] } }
}

/** The pages of the trades of which there is something to say or to show. */
export async function listTradePages(context: Pick<Context, 'db' | 'settings'>) {
  const [texts, counts] = await Promise.all([readSection(context, 'trades'), countTrades(context.db)])
  return TRADES.filter((trade) => isSaid(texts[trade]) || counts[trade] > 0).map((trade) => ({
    path: tradePath(trade),
  }))
}

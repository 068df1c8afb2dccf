// Without the schemas: the routes, which every public page has, are named after trades.
import type { TradeTexts } from './trade-texts.ts'

/** The company's trades; each has its kind of drawn picture, and a page. */
export const TRADES = ['software', 'embedded', 'printing'] as const
export type Trade = (typeof TRADES)[number]

/** What visitors read a trade as, and what it is called in addresses. */
export const TRADE_NAMES: Record<Trade, string> = {
  software: 'software sob medida',
  embedded: 'eletrônica embarcada',
  printing: 'impressão 3D',
}

/** The same at the beginning of a line. */
export const tradeTitle = (trade: Trade) => TRADE_NAMES[trade].charAt(0).toUpperCase() + TRADE_NAMES[trade].slice(1)

export const TRADE_SLUGS = {
  software: 'software-sob-medida',
  embedded: 'eletronica-embarcada',
  printing: 'impressao-3d',
} as const satisfies Record<Trade, string>

/** The trade that an address names; undefined for any other text. */
export const tradeOf = (slug: unknown): Trade | undefined => TRADES.find((trade) => TRADE_SLUGS[trade] === slug)

/** The path of a trade's page. */
export const tradePath = (trade: Trade) => `/areas/${TRADE_SLUGS[trade]}`

/** The path of the picture social networks show beside a link to it. */
export const tradePicturePath = (trade: Trade) => `/og/area/${TRADE_SLUGS[trade]}.png`

/** Whether the firm has said anything of a trade. */
export const isSaid = ({ title, lead, about, makes }: TradeTexts) =>
  [title, lead, about].some((text) => text !== '') || makes.length > 0

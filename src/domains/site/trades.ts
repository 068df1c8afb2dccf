import { optionalText, text, z } from '#platform/contract/fields.ts'

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

/** Things that a trade makes, and tags of articles that belong to it, at most. */
export const MAX_MADE = 6
export const MAX_TRADE_TAGS = 10

/** What the page of a trade says. What is empty is left out of it. */
export const TradeTexts = z.object({
  /** Its heading; '' is the trade's name. */
  title: optionalText(80),
  lead: optionalText(300),
  about: optionalText(1200),
  /** What one may order of it, each in a line. */
  makes: z.array(z.object({ name: text(60), text: optionalText(200) })).max(MAX_MADE),
  /** The articles with one of these tags belong to it, however they are capitalised. */
  tags: z.array(text(40)).max(MAX_TRADE_TAGS),
})
export type TradeTexts = z.infer<typeof TradeTexts>

/** The pages of the three trades. One without any words is in no menu. */
export const Trades = z.object({
  software: TradeTexts.meta({ label: 'Software sob medida' }),
  embedded: TradeTexts.meta({ label: 'Eletrônica embarcada' }),
  printing: TradeTexts.meta({ label: 'Impressão 3D' }),
})
export type Trades = z.infer<typeof Trades>

/** Whether the firm has said anything of a trade. */
export const isSaid = ({ title, lead, about, makes }: TradeTexts) =>
  [title, lead, about].some((text) => text !== '') || makes.length > 0

import { optionalText, text, z } from '#platform/contract/fields.ts'

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

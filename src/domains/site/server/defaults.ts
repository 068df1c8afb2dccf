import { readSeed, readSeedText } from '#platform/seed.ts'
import { People } from '../people.ts'
import { Pieces } from '../piece-rules.ts'
import { Coffees, Company, Days, Home, Legal, Plans, type Sections } from '../section-schemas.ts'
import { Trades } from '../trade-texts.ts'

/** A text without the end of its file's last line. */
const readText = (path: string) => readSeedText(path).trimEnd()

const LEGAL = Object.keys(Legal.shape).map((part) => [part, readText(`site/legal/${part}.md`)])

/** The day on which `seed/site/privacy.md` was last changed; to be set with each change to it. */
export const PRIVACY_CHANGED = '2026-11-30'

/** The example company: the site's settings until they are changed, in an installation with the demonstration. */
export const DEFAULTS: Sections = {
  /** A fictitious company. The CNPJ is the usual example with valid check digits. */
  company: readSeed('site/company.json', Company),
  /** Sunday first. */
  days: readSeed('site/days.json', Days),
  home: readSeed('site/home.json', Home),
  trades: readSeed('site/trades.json', Trades),
  people: readSeed('site/people.json', People),
  evidence: { answers: true, quotes: true, lines: true, reads: true },
  /** A dozen cups of the house. What each comes in follows from its name. */
  coffees: readSeed('site/coffees.json', Coffees),
  /** The compliance program of the made-up company, in markdown. */
  legal: Legal.parse(Object.fromEntries(LEGAL)),
  /** What this program really keeps, in markdown. To be read again with every change to what it keeps. */
  privacy: { notice: readText('site/privacy.md') },
  plans: readSeed('site/plans.json', Plans),
  /** The prices of the article on costs. */
  pieces: readSeed('site/pieces.json', Pieces),
}

import type { Company, Days, Home, SectionName, Sections } from '../section-schemas.ts'
import type { TradeTexts } from '../trade-texts.ts'
import { DEFAULTS } from './defaults.ts'

/** Only the program's own name, until the company has said its own. */
const COMPANY: Company = {
  name: 'Vitrine',
  legalName: '',
  cnpj: '',
  tagline: '',
  street: '',
  district: '',
  city: '',
  state: '',
  zip: '',
  email: '',
  whatsapp: '',
  telegram: '',
  codeHosting: '',
  social: [],
}

/** Whether a company still has the program's own name. */
export const isPlaceholder = ({ name }: Pick<Company, 'name'>) => name.toLowerCase() === COMPANY.name.toLowerCase()

/** Sunday first. */
const SLOGANS = [
  'Bom domingo.',
  'Boa segunda-feira.',
  'Boa terça-feira.',
  'Boa quarta-feira.',
  'Boa quinta-feira.',
  'Boa sexta-feira.',
  'Bom sábado.',
]
const DAYS: Days = DEFAULTS.days.map((day, index) => ({ ...day, slogan: SLOGANS[index]! }))

const HOME: Home = {
  who: '',
  pillars: DEFAULTS.home.pillars.map(({ title }) => ({ title, text: '' })),
  technologies: [],
  invitation: DEFAULTS.home.invitation,
  facts: DEFAULTS.home.facts.map(() => ({ figure: '', text: '' })),
  banner: { title: '', button: '', link: '', image: '' },
}

/** The articles that a trade's own words name belong to it from the first. */
const unsaid = ({ tags }: TradeTexts): TradeTexts => ({ title: '', lead: '', about: '', makes: [], tags })

/** The sections of which it has nothing, or figures that say nothing yet. */
export const EMPTY: SectionName[] = ['company', 'home', 'trades', 'people', 'evidence', 'legal', 'plans', 'pieces']

/**
 * The site's settings until they are changed, where there is no example company: nothing in them is invented. The privacy
 * notice says what the program itself stores, and is the same.
 */
export const BLANK: Sections = {
  company: COMPANY,
  days: DAYS,
  home: HOME,
  trades: {
    software: unsaid(DEFAULTS.trades.software),
    embedded: unsaid(DEFAULTS.trades.embedded),
    printing: unsaid(DEFAULTS.trades.printing),
  },
  people: {
    ...{ title: '', lead: '', people: [] },
    crafts: DEFAULTS.people.crafts.map(({ title }) => ({ title, text: '', hands: '' })),
  },
  /** What the firm promises by its figures is for it to decide. */
  evidence: { answers: false, quotes: false, lines: false, reads: false },
  coffees: DEFAULTS.coffees,
  legal: { intro: '', prevention: '', detection: '', remediation: '', trust: '' },
  privacy: DEFAULTS.privacy,
  plans: DEFAULTS.plans.map((plan) => ({ ...plan, features: [] })),
  /** No material: no such page, until the firm has said what it prints and for how much. */
  pieces: { ...DEFAULTS.pieces, materials: [] },
}

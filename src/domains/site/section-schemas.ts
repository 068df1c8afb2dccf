import { isCents } from '#money.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import {
  longText,
  NO_SIGN,
  optionalAddress,
  optionalPicture,
  optionalText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { formatCnpj, isCnpj } from '#tax-ids.ts'
import { isDrawnCoffee } from './coffee-picture.ts'
import { formatCep, formatWhatsapp, isCep, isOutside, isTelegram, isWhatsapp, STATES } from './company.ts'
import { EvidenceChoice } from './evidence.ts'
import { People } from './people.ts'
import { Pieces } from './piece-rules.ts'
import { Trades } from './trade-texts.ts'

/** An http or https address, or ''. */
const outsideAddress = optionalText(2000).refine(
  (value) => value === '' || isOutside(value),
  'Use um endereço completo, que comece com https://.',
)

/** Most items of the lists. */
export const MAX_SOCIAL = 12
export const MAX_TECHNOLOGIES = 40
export const MAX_COFFEES = 200

/** The company as the public site shows it. Empty fields are left out of the pages. */
export const Company = z.object({
  name: text(80).meta({ label: 'Nome' }),
  legalName: optionalText(160).meta({ label: 'Razão social' }),
  /** With its punctuation: 00.000.000/0000-00. Its check digits are right. */
  cnpj: optionalText(18)
    .overwrite(formatCnpj)
    .refine((value) => value === '' || isCnpj(value), 'Os dígitos verificadores não conferem.')
    .meta({ label: 'CNPJ' }),
  tagline: optionalText(160).meta({ label: 'O que faz, em uma frase' }),
  street: optionalText(160).meta({ label: 'Rua e número' }),
  district: optionalText(80).meta({ label: 'Bairro' }),
  city: optionalText(80).meta({ label: 'Cidade' }),
  /** Its two letters. */
  state: optionalText(2)
    .toUpperCase()
    .refine((value) => value === '' || STATES.includes(value), 'Escolha um dos estados.')
    .meta({ label: 'Estado' }),
  /** CEP, with its hyphen. */
  zip: optionalText(10)
    .overwrite(formatCep)
    .refine((value) => value === '' || isCep(value), 'O CEP tem oito dígitos: 00000-000.')
    .meta({ label: 'CEP' }),
  email: optionalText(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, 'Este e-mail não parece completo.')
    .meta({ label: 'E-mail' }),
  /** With country and area code, e.g. +55 48 90000-0000. */
  whatsapp: optionalText(30)
    .overwrite(formatWhatsapp)
    .refine((value) => value === '' || isWhatsapp(value), 'Use o número com país e DDD: +55 48 90000-0000.')
    .meta({ label: 'WhatsApp' }),
  /** A user name, with or without its @, or the whole address. */
  telegram: optionalText(200)
    .refine((value) => value === '' || isTelegram(value), 'Use o nome, como @oficina, ou o endereço em t.me.')
    .meta({ label: 'Telegram' }),
  /** Address of the company's public code. */
  codeHosting: outsideAddress.meta({ label: 'Código aberto' }),
  social: z
    .array(z.object({ name: text(40), url: outsideAddress.min(1) }))
    .max(MAX_SOCIAL)
    .meta({ label: 'Redes sociais' }),
})
export type Company = z.infer<typeof Company>

/** The settings of one weekday. */
export const DayTexts = z.object({
  greeting: optionalText(120),
  slogan: text(120),
  /** Picture of the day; '' shows the drawn piece. */
  image: optionalPicture,
  /** Alternative text of the day's picture. */
  alt: optionalText(200),
})

/** The seven days, Sunday first. */
export const Days = z.array(DayTexts).length(7)
export type Days = z.infer<typeof Days>

/** A weekday with its texts and its filament. */
export const Day = DayTexts.extend({
  /** 0 = Sunday, in São Paulo's time zone. */
  weekday: z.literal([0, 1, 2, 3, 4, 5, 6]),
  filament: z.string(),
})
export type Day = z.infer<typeof Day>

/** A figure with its unit, and what it counts; both, or neither. */
const Fact = z
  .object({ figure: optionalText(30), text: optionalText(160) })
  .superRefine(({ figure, text: counted }, { addIssue }) => {
    const path = !figure && counted ? 'figure' : figure && !counted ? 'text' : undefined
    if (path) addIssue({ code: 'custom', path: [path], message: 'Preencha este campo, ou deixe os dois vazios.' })
  })

/** The texts of the home page below the day's slogan. What is empty is left out of the page. */
export const Home = z.object({
  /** What the company does, in a paragraph or two. */
  who: optionalText(1200).meta({ label: 'Quem somos' }),
  /** Inovação, Precisão, Resultado. */
  pillars: z
    .array(z.object({ title: text(40), text: optionalText(300) }))
    .length(3)
    .meta({ label: 'Pilares' }),
  technologies: z
    .array(z.object({ name: text(40), note: optionalText(60) }))
    .max(MAX_TECHNOLOGIES)
    .meta({ label: 'Tecnologias' }),
  /** The call to action that leads to the contact form. */
  invitation: z.object({ title: text(120), button: text(60) }).meta({ label: 'Convite para escrever' }),
  /** The four info blocks: a figure with its unit, and what it counts. */
  facts: z.array(Fact).length(4).meta({ label: 'Blocos de informação' }),
  /** The banner at the end; without `image` it is plain. */
  banner: z
    .object({
      title: optionalText(120),
      button: optionalText(60),
      link: optionalAddress,
      image: optionalPicture,
    })
    .meta({ label: 'Faixa do fim' }),
})
export type Home = z.infer<typeof Home>

/** Longest markdown text of the site, in characters. */
export const MAX_TEXT = 60_000

const markdown = longText(MAX_TEXT)

/** The compliance program: its introduction and four parts. */
export const Legal = z.object({
  intro: markdown.meta({ label: 'Abertura' }),
  prevention: markdown.meta({ label: 'Prevenção' }),
  detection: markdown.meta({ label: 'Detecção' }),
  remediation: markdown.meta({ label: 'Remediação' }),
  trust: markdown.meta({ label: 'Código de confiança' }),
})
export type Legal = z.infer<typeof Legal>

/** The privacy notice required by the LGPD (Lei 13.709/2018). */
export const Privacy = z.object({ notice: markdown.meta({ label: 'Aviso de privacidade' }) })
export type Privacy = z.infer<typeof Privacy>

const isCoffeePicture = (image: string) => isDrawnCoffee(image) || uploadedPicture(image) !== null

/** The pictures of the coffee gallery, in display order. */
export const Coffees = z
  .array(
    z.object({
      /** File name of a drawn cup (see the coffee domain), or the address of an uploaded picture. */
      image: text(200).refine(isCoffeePicture, 'Envie a imagem, ou use o nome de um café desenhado.'),
      caption: text(200),
    }),
  )
  .max(MAX_COFFEES)
export type Coffees = z.infer<typeof Coffees>

export const PLAN_KEYS = ['basic', 'professional', 'enterprise'] as const

/** The monthly plans, in the order of `PLAN_KEYS`. */
export const Plans = z
  .array(
    z.object({
      key: z.enum(PLAN_KEYS),
      name: text(40),
      /** Reais a month, to the cent. */
      price: z
        .number('Use reais e centavos: 49,99.')
        .min(0, NO_SIGN)
        .max(1_000_000)
        .refine(isCents, 'Use reais e centavos: 49,99.'),
      /** What it includes, one line each. */
      features: z.array(text(120)).max(20),
    }),
  )
  .length(3)
export type Plans = z.infer<typeof Plans>

/** All settings of the site, by section. */
export const SECTIONS = {
  company: Company,
  days: Days,
  home: Home,
  trades: Trades,
  people: People,
  evidence: EvidenceChoice,
  coffees: Coffees,
  legal: Legal,
  privacy: Privacy,
  plans: Plans,
  pieces: Pieces,
}
export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]]
export type Sections = { [Name in SectionName]: z.infer<(typeof SECTIONS)[Name]> }

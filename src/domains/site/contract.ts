import { isCents } from '#money.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { adminCall, cachedCall } from '#platform/contract/call.ts'
import {
  done,
  id,
  longText,
  optionalAddress,
  optionalPicture,
  optionalText,
  queryId,
  text,
  z,
} from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { Version } from '#platform/contract/versions.ts'
import { formatCnpj, isCnpj } from '#tax-ids.ts'
import { BillingFields } from './billing.ts'
import { isDrawnCoffee } from './coffee-picture.ts'
import { formatCep, isCep, isOutside, isTelegram, isWhatsapp, STATES } from './company.ts'

/** An http or https address, or ''. */
const outsideAddress = optionalText(2000).refine(
  (value) => value === '' || isOutside(value),
  'Use um endereço completo, que comece com https://.',
)

/** The company as the public site shows it. Empty fields are left out of the pages. */
export const Company = z.object({
  name: text(80),
  legalName: optionalText(160),
  /** With its punctuation: 00.000.000/0000-00. Its check digits are right. */
  cnpj: optionalText(18)
    .overwrite(formatCnpj)
    .refine((value) => value === '' || isCnpj(value), 'Os dígitos verificadores não conferem.'),
  tagline: optionalText(160),
  street: optionalText(160),
  district: optionalText(80),
  city: optionalText(80),
  /** Its two letters. */
  state: optionalText(2)
    .toUpperCase()
    .refine((value) => value === '' || STATES.includes(value), 'Escolha um dos estados.'),
  /** CEP, with its hyphen. */
  zip: optionalText(10)
    .overwrite(formatCep)
    .refine((value) => value === '' || isCep(value), 'O CEP tem oito dígitos: 00000-000.'),
  email: optionalText(254).refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'Este e-mail não parece completo.',
  ),
  /** With country and area code, e.g. +55 48 90000-0000. */
  whatsapp: optionalText(30).refine(
    (value) => value === '' || isWhatsapp(value),
    'Use o número com país e DDD: +55 48 90000-0000.',
  ),
  /** A user name, with or without its @, or the whole address. */
  telegram: optionalText(200).refine(
    (value) => value === '' || isTelegram(value),
    'Use o nome, como @oficina, ou o endereço em t.me.',
  ),
  /** Address of the company's public code. */
  codeHosting: outsideAddress,
  social: z.array(z.object({ name: text(40), url: outsideAddress.min(1) })).max(12),
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
  who: optionalText(1200),
  /** Inovação, Precisão, Resultado. */
  pillars: z.array(z.object({ title: text(40), text: optionalText(300) })).length(3),
  technologies: z.array(z.object({ name: text(40), note: optionalText(60) })).max(40),
  /** The call to action that leads to the contact form. */
  invitation: z.object({ title: text(120), button: text(60) }),
  /** The four info blocks: a figure with its unit, and what it counts. */
  facts: z.array(Fact).length(4),
  /** The banner at the end; without `image` it is plain. */
  banner: z.object({
    title: optionalText(120),
    button: optionalText(60),
    link: optionalAddress,
    image: optionalPicture,
  }),
})
export type Home = z.infer<typeof Home>

/** Longest markdown text of the site, in characters. */
export const MAX_TEXT = 60_000

const markdown = longText(MAX_TEXT)

/** The compliance program: its introduction and four parts. */
export const Legal = z.object({
  intro: markdown,
  prevention: markdown,
  detection: markdown,
  remediation: markdown,
  trust: markdown,
})
export type Legal = z.infer<typeof Legal>

/** The privacy notice required by the LGPD (Lei 13.709/2018). */
export const Privacy = z.object({ notice: markdown })
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
  .max(200)
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
        .min(0)
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
  coffees: Coffees,
  legal: Legal,
  privacy: Privacy,
  plans: Plans,
}
export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]]
export type Sections = { [Name in SectionName]: z.infer<(typeof SECTIONS)[Name]> }

/** One section with its value. */
const Section = z.discriminatedUnion('section', [
  z.object({ section: z.literal('company'), value: Company }),
  z.object({ section: z.literal('days'), value: Days }),
  z.object({ section: z.literal('home'), value: Home }),
  z.object({ section: z.literal('coffees'), value: Coffees }),
  z.object({ section: z.literal('legal'), value: Legal }),
  z.object({ section: z.literal('privacy'), value: Privacy }),
  z.object({ section: z.literal('plans'), value: Plans }),
])
export type Section = z.infer<typeof Section>

const begun = revision.optional()
/**
 * A change of a section. With the `revision` that the form began from, `value` may have only the changed fields; a
 * section that is a list is always sent whole. Without `revision` the whole section is overwritten. A conflict's `record`
 * is the section's value; its `fields` are the names of fields, or `value` for a list.
 */
const SectionChange = z
  .discriminatedUnion('section', [
    z.object({ section: z.literal('company'), value: Company.partial(), revision: begun }),
    z.object({ section: z.literal('days'), value: Days, revision: begun }),
    z.object({ section: z.literal('home'), value: Home.partial(), revision: begun }),
    z.object({ section: z.literal('coffees'), value: Coffees, revision: begun }),
    z.object({ section: z.literal('legal'), value: Legal.partial(), revision: begun }),
    z.object({ section: z.literal('privacy'), value: Privacy.partial(), revision: begun }),
    z.object({ section: z.literal('plans'), value: Plans, revision: begun }),
  ])
  .superRefine(({ section, value, revision }, { addIssue }) => {
    if (revision !== undefined) return
    const schema = SECTIONS[section]
    if (!(schema instanceof z.ZodObject)) return
    for (const name of Object.keys(schema.shape))
      if (!(name in value)) addIssue({ code: 'custom', path: ['value', name], message: 'Preencha este campo.' })
  })
export type SectionChange = z.infer<typeof SectionChange>

/**
 * A change of how clients pay: with the `revision` that the form began from, the changed parts alone. A conflict's
 * `record` is the whole value.
 */
const BillingChange = z.object({
  value: BillingFields.partial(),
  revision: begun,
  /** The admin's own, where the key changes. */
  password: z.string().max(128).optional(),
})
export type BillingChange = z.infer<typeof BillingChange>

/** Largest file of a logo, in bytes: 2 MiB. */
export const MAX_LOGO = 2 * 1024 * 1024

/** The company's own logo, drawn to pixels. */
export const Logo = z.object({
  /** Address of the picture, of `width` by `height` pixels. */
  src: z.string(),
  /** Address of the same in a square of 512 pixels. */
  icon: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** The ground it needs to be seen. */
  ground: z.enum(['light', 'dark', 'any']),
})
export type Logo = z.infer<typeof Logo>

/** The data that every public page needs. */
export const Frame = z.object({
  company: Company,
  /** Null where the drawn mark stands. */
  logo: Logo.nullable(),
  /** Today's. */
  day: Day,
  /** False if UI_DELAYS=0 removes the delays that the specification asks for. */
  delays: z.boolean(),
  /** Whether public pages say that the site is being prepared: there is no example company, and no own one yet. */
  preparing: z.boolean(),
})
export type Frame = z.infer<typeof Frame>

/** The texts of `Legal`, rendered and sanitised. */
const LegalHtml = z.record(Legal.keyof(), z.string())
export type LegalHtml = z.infer<typeof LegalHtml>

const sectionName = z.object({ section: z.enum(SECTION_NAMES) })

const tags = ['Site']
/** In bytes, for five texts: UTF-8 takes at most 3 a UTF-16 unit, and JSON escapes add some. */
const bodyLimit = 5 * MAX_TEXT * 4

export const siteContract = {
  frame: cachedCall
    .route({ method: 'GET', path: '/site', tags, summary: 'Traz os dados da empresa e o dia de hoje' })
    .output(z.object({ data: Frame })),
  home: cachedCall
    .route({ method: 'GET', path: '/site/home', tags, summary: 'Traz os textos da página inicial' })
    .output(z.object({ data: Home })),
  legal: cachedCall
    .route({ method: 'GET', path: '/site/legal', tags, summary: 'Traz o programa de compliance, pronto para mostrar' })
    .output(z.object({ data: LegalHtml })),
  privacy: cachedCall
    .route({ method: 'GET', path: '/site/privacy', tags, summary: 'Traz o aviso de privacidade, pronto para mostrar' })
    .output(
      z.object({
        data: z.object({
          notice: z.string(),
          /** When it was last changed, ISO 8601. */ updated: z.string(),
        }),
      }),
    ),
  plans: cachedCall
    .route({ method: 'GET', path: '/site/plans', tags, summary: 'Lista os planos e os seus preços' })
    .output(z.object({ data: Plans })),
  settings: adminCall
    .route({ method: 'GET', path: '/site/settings', tags, summary: 'Traz tudo que o dono muda no site' })
    .output(
      z.object({
        data: z.object({
          values: z.object(SECTIONS),
          /** The sections that differ from their defaults. */
          changed: z.array(z.enum(SECTION_NAMES)),
          /** The revision of each section, raised by each save and reset; 0 if it was never saved. */
          revisions: z.record(z.enum(SECTION_NAMES), revision),
        }),
      }),
    ),
  save: adminCall
    .meta({ access: 'admin', bodyLimit, records: 'settings' })
    .route({ method: 'POST', path: '/site/save', tags, summary: 'Altera uma seção do site' })
    .input(SectionChange)
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  reset: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/reset', tags, summary: 'Volta uma seção do site ao que veio de fábrica' })
    .input(sectionName)
    .output(done),
  versions: adminCall
    .route({ method: 'GET', path: '/site/versions', tags, summary: 'Lista as últimas versões de uma seção do site' })
    .input(sectionName)
    .output(
      z.object({ /** The version before the last save first; at most `MAX_VERSIONS`. */ data: z.array(Version) }),
    ),
  version: adminCall
    .route({ method: 'GET', path: '/site/version', tags, summary: 'Traz uma versão inteira de uma seção do site' })
    .input(sectionName.extend({ version: queryId }))
    .output(z.object({ data: z.intersection(Section, Version) })),
  restore: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({
      method: 'POST',
      path: '/site/restore',
      tags,
      summary: 'Volta uma seção a uma versão; a atual fica guardada como a mais nova delas',
    })
    .input(sectionName.extend({ version: id }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  preview: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({
      method: 'POST',
      path: '/site/preview',
      tags,
      summary: 'Mostra uma página pública como ficaria com uma seção alterada',
    })
    .input(
      z.intersection(
        Section,
        z.object({
          /** Path of the public page to show. */
          path: z
            .string()
            .max(300)
            .regex(/^\/(?![/\\])[\w/.%~-]*$/),
          /** The weekday to show, 0 = Sunday; today's by default. */
          weekday: z.int().min(0).max(6).optional(),
        }),
      ),
    )
    .output(z.object({ data: z.object({ /** The document, without scripts. */ html: z.string() }) })),
  saveLogo: adminCall
    .meta({ access: 'admin', bodyLimit: MAX_LOGO + 64 * 1024, records: 'settings' })
    .route({ method: 'POST', path: '/site/logo', tags, summary: 'Guarda o logotipo da empresa' })
    .input(
      z.object({ /** The form field `file`: SVG or PNG. It is drawn anew, and not stored as sent. */ file: z.file() }),
    )
    .output(z.object({ result: z.literal(true), data: Logo })),
  removeLogo: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/logo/remove', tags, summary: 'Volta ao desenho que veio com o programa' })
    .output(done),
  billing: adminCall
    .route({ method: 'GET', path: '/site/billing', tags, summary: 'Traz a chave do Pix e as condições dos orçamentos' })
    .output(z.object({ data: z.object({ value: BillingFields, revision }) })),
  saveBilling: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({
      method: 'POST',
      path: '/site/billing',
      tags,
      summary: 'Altera a chave do Pix e as condições dos orçamentos',
      description: 'A chave só muda com a senha de quem pede.',
    })
    .input(BillingChange)
    .output(z.object({ result: z.literal(true), data: savedRevision })),
}

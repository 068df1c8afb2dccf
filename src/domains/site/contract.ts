import { PUBLIC_MODULES } from '#modules.ts'
import { adminCall, cachedCall } from '#platform/contract/call.ts'
import { done, id, queryId, text, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { Version } from '#platform/contract/versions.ts'
import { BillingFields } from './billing.ts'
import { CountedEvidence, EvidenceChoice } from './evidence.ts'
import { modulesContract } from './modules-contract.ts'
import { panelContract } from './panel-contract.ts'
import { MAX_KEY, People, Person } from './people.ts'
import { Pieces } from './piece-rules.ts'
import { redirectsContract } from './redirects-contract.ts'
import {
  Coffees,
  Company,
  Day,
  Days,
  Home,
  Legal,
  MAX_TEXT,
  Plans,
  Privacy,
  SECTION_NAMES,
  SECTIONS,
} from './section-schemas.ts'
import { Trades } from './trade-texts.ts'
import { TRADES } from './trades.ts'

/** One section with its value. */
const Section = z.discriminatedUnion('section', [
  z.object({ section: z.literal('company'), value: Company }),
  z.object({ section: z.literal('days'), value: Days }),
  z.object({ section: z.literal('home'), value: Home }),
  z.object({ section: z.literal('trades'), value: Trades }),
  z.object({ section: z.literal('people'), value: People }),
  z.object({ section: z.literal('evidence'), value: EvidenceChoice }),
  z.object({ section: z.literal('coffees'), value: Coffees }),
  z.object({ section: z.literal('legal'), value: Legal }),
  z.object({ section: z.literal('privacy'), value: Privacy }),
  z.object({ section: z.literal('plans'), value: Plans }),
  z.object({ section: z.literal('pieces'), value: Pieces }),
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
    z.object({ section: z.literal('trades'), value: Trades.partial(), revision: begun }),
    z.object({ section: z.literal('people'), value: People.partial(), revision: begun }),
    z.object({ section: z.literal('evidence'), value: EvidenceChoice.partial(), revision: begun }),
    z.object({ section: z.literal('coffees'), value: Coffees, revision: begun }),
    z.object({ section: z.literal('legal'), value: Legal.partial(), revision: begun }),
    z.object({ section: z.literal('privacy'), value: Privacy.partial(), revision: begun }),
    z.object({ section: z.literal('plans'), value: Plans, revision: begun }),
    z.object({ section: z.literal('pieces'), value: Pieces.partial(), revision: begun }),
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
  /** The trades of which the firm has said something: their pages are in menus. */
  trades: z.array(z.enum(TRADES)),
  /** The modules that the site has nothing of, since they are switched off. */
  modules_off: z.array(z.enum(PUBLIC_MODULES)),
})
export type Frame = z.infer<typeof Frame>

/** The texts of `Legal`, rendered and sanitised. */
const LegalHtml = z.record(Legal.keyof(), z.string())
export type LegalHtml = z.infer<typeof LegalHtml>

/** A person as the public site shows them. */
export const ShownPerson = Person.omit({ hair: true, glasses: true, beard: true }).extend({
  /** The seed of the drawn face, which stands where there is no picture. */
  face: z.string(),
})
export type ShownPerson = z.infer<typeof ShownPerson>

const sectionName = z.object({ section: z.enum(SECTION_NAMES) })

/** In bytes, for five texts: UTF-8 takes at most 3 a UTF-16 unit, and JSON escapes add some. */
const bodyLimit = 5 * MAX_TEXT * 4

export const siteContract = {
  panel: panelContract,
  modules: modulesContract,
  redirects: redirectsContract,
  frame: cachedCall
    .route({ method: 'GET', path: '/site', summary: 'Traz os dados da empresa e o dia de hoje' })
    .output(z.object({ data: Frame })),
  home: cachedCall
    .route({ method: 'GET', path: '/site/home', summary: 'Traz os textos da página inicial' })
    .output(z.object({ data: Home })),
  people: cachedCall
    .route({ method: 'GET', path: '/site/people', summary: 'Traz quem trabalha aqui e os três ofícios' })
    .output(z.object({ data: People.extend({ people: z.array(ShownPerson) }) })),
  person: cachedCall
    .route({ method: 'GET', path: '/site/person', summary: 'Traz uma pessoa, também uma que já não trabalha aqui' })
    .input(z.object({ key: text(MAX_KEY) }))
    .output(z.object({ data: ShownPerson })),
  authors: adminCall
    .route({ method: 'GET', path: '/site/authors', summary: 'Lista quem pode ter escrito um artigo' })
    .output(z.object({ data: z.array(ShownPerson.pick({ key: true, name: true, left: true })) })),
  evidence: cachedCall
    .route({
      method: 'GET',
      path: '/site/evidence',
      summary: 'Traz os números da empresa que o programa contou e o site mostra',
    })
    .output(z.object({ data: z.array(CountedEvidence) })),
  countedEvidence: adminCall
    .route({
      method: 'GET',
      path: '/site/evidence/counted',
      summary: 'Traz o que o programa contou, mostrado ou não',
    })
    .output(z.object({ data: z.array(CountedEvidence) })),
  legal: cachedCall
    .route({ method: 'GET', path: '/site/legal', summary: 'Traz o programa de compliance, pronto para mostrar' })
    .output(z.object({ data: LegalHtml })),
  privacy: cachedCall
    .route({ method: 'GET', path: '/site/privacy', summary: 'Traz o aviso de privacidade, pronto para mostrar' })
    .output(
      z.object({
        data: z.object({
          notice: z.string(),
          /** When it was last changed, ISO 8601. */ updated: z.string(),
        }),
      }),
    ),
  plans: cachedCall.route({ method: 'GET', path: '/site/plans', summary: 'Lista os planos e os seus preços' }).output(
    z.object({
      /** The three, or none while the company has saved none and there is no example company. */
      data: z.array(Plans.element),
    }),
  ),
  settings: adminCall
    .route({ method: 'GET', path: '/site/settings', summary: 'Traz tudo que o dono muda no site' })
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
    .route({ method: 'POST', path: '/site/save', summary: 'Altera uma seção do site' })
    .input(SectionChange)
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  reset: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/reset', summary: 'Volta uma seção do site ao que veio de fábrica' })
    .input(sectionName)
    .output(done),
  versions: adminCall
    .route({ method: 'GET', path: '/site/versions', summary: 'Lista as últimas versões de uma seção do site' })
    .input(sectionName)
    .output(
      z.object({ /** The version before the last save first; at most `MAX_VERSIONS`. */ data: z.array(Version) }),
    ),
  version: adminCall
    .route({ method: 'GET', path: '/site/version', summary: 'Traz uma versão inteira de uma seção do site' })
    .input(sectionName.extend({ version: queryId }))
    .output(z.object({ data: z.intersection(Section, Version) })),
  restore: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({
      method: 'POST',
      path: '/site/restore',
      summary: 'Volta uma seção a uma versão; a atual fica guardada como a mais nova delas',
    })
    .input(sectionName.extend({ version: id }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  preview: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({
      method: 'POST',
      path: '/site/preview',
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
    .route({ method: 'POST', path: '/site/logo', summary: 'Guarda o logotipo da empresa' })
    .input(
      z.object({ /** The form field `file`: SVG or PNG. It is drawn anew, and not stored as sent. */ file: z.file() }),
    )
    .output(z.object({ result: z.literal(true), data: Logo })),
  removeLogo: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/logo/remove', summary: 'Volta ao desenho que veio com o programa' })
    .output(done),
  billing: adminCall
    .route({ method: 'GET', path: '/site/billing', summary: 'Traz a chave do Pix e as condições dos orçamentos' })
    .output(z.object({ data: z.object({ value: BillingFields, revision }) })),
  saveBilling: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({
      method: 'POST',
      path: '/site/billing',
      summary: 'Altera a chave do Pix e as condições dos orçamentos',
      description: 'A chave só muda com a senha de quem pede.',
    })
    .input(BillingChange)
    .output(z.object({ result: z.literal(true), data: savedRevision })),
}

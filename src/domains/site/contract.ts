import { PUBLIC_MODULES } from '#modules.ts'
import { adminCall, cachedCall } from '#platform/contract/call.ts'
import { done, text, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { BillingFields } from './billing.ts'
import { CountedEvidence } from './evidence.ts'
import { modulesContract } from './modules-contract.ts'
import { panelContract } from './panel-contract.ts'
import { MAX_KEY, People, Person } from './people.ts'
import { redirectsContract } from './redirects-contract.ts'
import { Company, Day, Home, Legal, Plans } from './section-schemas.ts'
import { sectionsContract } from './sections-contract.ts'
import { TRADES } from './trades.ts'

/**
 * A change of how clients pay: with the `revision` that the form began from, the changed parts alone. A conflict's
 * `record` is the whole value.
 */
const BillingChange = z.object({
  value: BillingFields.partial(),
  revision: revision.optional(),
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

export const siteContract = {
  panel: panelContract,
  modules: modulesContract,
  redirects: redirectsContract,
  ...sectionsContract,
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

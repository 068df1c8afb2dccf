import { adminCall, publicCall } from '#platform/contract/call.ts'
import { day, id, optionalText, z } from '#platform/contract/fields.ts'

/** What brought the visitor here; sent with the first page view of a visit. */
const source = {
  /** `document.referrer`; only its host is stored, and only if it is another site's. */
  referrer: optionalText(2000).optional(),
  utm_source: optionalText(200).optional(),
  utm_medium: optionalText(200).optional(),
  utm_campaign: optionalText(200).optional(),
}

/** An event to count: an article opened, an article liked, a page viewed. */
export const TrackInput = z.discriminatedUnion('analytics', [
  z.object({ analytics: z.literal('archive'), id, ...source }),
  z.object({ analytics: z.literal('like-archive'), id }),
  z.object({
    analytics: z.literal('page'),
    /** Name of the page, e.g. `home`, `archive-list`. */
    page: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'Use letras minúsculas, números e hífens.'),
    ...source,
  }),
])
export type TrackInput = z.infer<typeof TrackInput>
export type Source = Partial<Record<keyof typeof source, string | undefined>>

const count = z.int().nonnegative()
/** Whether views by signed-in staff count: `in` (default) or `out`. */
const staff = z.enum(['in', 'out']).default('in')

/** A period, first and last day included: at most 1,100 days, ending today at the latest. */
const Period = z.object({
  /** By default 29 days before `to`. */
  from: day.optional(),
  /** By default today. */
  to: day.optional(),
  staff,
})
export type Period = z.infer<typeof Period>

const Totals = z.object({
  views: count,
  /** The sum of each day's distinct visitors. Visitors are not recognised across days, so two days count twice. */
  visitors: count,
  likes: count,
})

const Named = z.object({ name: z.string(), views: count })
export type Named = z.infer<typeof Named>

/** The visits of a period. Lists hold the 50 largest. */
export const Report = z.object({
  period: z.object({ from: day, to: day }),
  totals: Totals,
  /** The period of the same length just before. */
  before: z.object({ from: day, to: day, totals: Totals }),
  /** Each day of the period, oldest first. */
  days: z.array(z.object({ dia: day, views: count, visitors: count })),
  /** Pages other than articles: `name` is the display name, `page` the tracked one. */
  pages: z.array(Named.extend({ page: z.string() })),
  /** Articles seen or liked in the period. */
  archives: z.array(z.object({ id, title: z.string(), views: count, likes: count })),
  /** Referring sites, by host. */
  referrers: z.array(Named),
  /** `utm_source`, `utm_medium` and `utm_campaign`, joined by ' / '. */
  campaigns: z.array(Named),
  /** Computador, Tablet, Celular. */
  devices: z.array(Named),
})
export type Report = z.infer<typeof Report>

export const analyticsContract = {
  resum: adminCall
    .route({ method: 'GET', path: '/analytics/resum', summary: 'Resume as visitas' })
    .input(z.object({ staff }))
    .output(
      z.object({
        /** All views ever. */
        total: count,
        /** The last 12 months, the current one first: month as YYYY-MM, count as text. */
        monthly: z.array(z.object({ mes: z.string(), total: z.string() })),
        /** The last 30 days, today first. */
        daily: z.array(z.object({ dia: day, total: z.string() })),
        /** The last 7 days, today last. */
        weekly: z.array(z.object({ dia: day, total: z.string() })),
      }),
    ),
  report: adminCall
    .route({ method: 'GET', path: '/analytics/report', summary: 'Mostra as visitas de um período' })
    .input(Period)
    .output(z.object({ result: z.literal(true), data: Report })),
  reportFile: adminCall
    .meta({ access: 'admin', records: 'export' })
    .route({
      method: 'GET',
      path: '/analytics/report.csv',
      summary: 'Exporta as visitas de um período: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(Period)
    .output(z.file()),
  track: publicCall
    .meta({ access: 'public', changesPages: true })
    .route({ method: 'POST', path: '/analytics', summary: 'Conta uma leitura, uma página vista ou uma curtida' })
    .input(TrackInput)
    .output(
      z.object({
        /** Whether it was counted: robots, and a device's second like, are not. */
        result: z.boolean(),
        /** The article's counts after it; null for a page. */
        data: z.object({ views: z.int(), likes: z.int() }).nullable(),
      }),
    ),
}

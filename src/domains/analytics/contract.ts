import { adminCall, publicCall } from '#platform/contract/call.ts'
import { id, optionalText, z } from '#platform/contract/fields.ts'

/** What brought the visitor, told with the first page of a visit. */
const source = {
  /** Address of the page before, `document.referrer`; of it only the host is kept, and only another site's. */
  referrer: optionalText(2000).optional(),
  utm_source: optionalText(200).optional(),
  utm_medium: optionalText(200).optional(),
  utm_campaign: optionalText(200).optional(),
}

/** What a browser tells of its visitor: an article opened, a page seen, an article liked. */
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
/** A day of São Paulo, YYYY-MM-DD. */
const day = z.iso.date({ error: 'Use uma data como 2026-11-21.' })
/** Whether the signed-in staff's own views count: `in`, as where it is not given, or `out`. */
const staff = z.enum(['in', 'out']).default('in')

/** The days asked for, both counted: 1,100 at most, none to come. */
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
  /** The sum of each day's different visitors: who comes on two days counts twice, since nobody is known again the next. */
  visitors: count,
  likes: count,
})

/** How often something of that name was seen. */
const Named = z.object({ name: z.string(), views: count })
export type Named = z.infer<typeof Named>

/** The visits of a period. Lists hold the 50 largest. */
export const Report = z.object({
  period: z.object({ from: day, to: day }),
  totals: Totals,
  /** As many days right before the period. */
  before: z.object({ from: day, to: day, totals: Totals }),
  /** Each day of the period, oldest first. */
  days: z.array(z.object({ dia: day, views: count, visitors: count })),
  /** Pages without the articles, with a name to read; `page` is how the page tells itself. */
  pages: z.array(Named.extend({ page: z.string() })),
  /** Articles seen or liked in the period. */
  archives: z.array(z.object({ id, title: z.string(), views: count, likes: count })),
  /** Other sites that led here, by host. */
  referrers: z.array(Named),
  /** Source, medium and campaign of the addresses that bear them (`utm_source`, ...), joined by ' / '. */
  campaigns: z.array(Named),
  /** Computador, Tablet, Celular. */
  devices: z.array(Named),
})
export type Report = z.infer<typeof Report>

const tags = ['Análises']

export const analyticsContract = {
  resum: adminCall
    .route({ method: 'GET', path: '/analytics/resum', tags, summary: 'Resume as visitas' })
    .input(z.object({ staff }))
    .output(
      z.object({
        /** All views ever counted. */
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
    .route({ method: 'GET', path: '/analytics/report', tags, summary: 'Mostra as visitas de um período' })
    .input(Period)
    .output(z.object({ result: z.literal(true), data: Report })),
  reportFile: adminCall
    .route({
      method: 'GET',
      path: '/analytics/report.csv',
      tags,
      summary: 'Exporta as visitas de um período: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(Period)
    .output(z.file()),
  track: publicCall
    .meta({ access: 'public', changesPages: true })
    .route({
      method: 'POST',
      path: '/analytics',
      tags,
      summary: 'Conta uma leitura, uma página vista ou uma curtida',
    })
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

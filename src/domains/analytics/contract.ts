import { adminCall, publicCall } from '#platform/contract/call.ts'
import { day, id, optionalText, queryId, z } from '#platform/contract/fields.ts'

/** What brought the visitor here; sent with the first page view of a visit. */
const source = {
  /** `document.referrer`; only its host is stored, and only if it is another site's. */
  referrer: optionalText(2000).optional(),
  utm_source: optionalText(200).optional(),
  utm_medium: optionalText(200).optional(),
  utm_campaign: optionalText(200).optional(),
}

const trackedPage = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'Use letras minúsculas, números e hífens.')

/** An event to count: an article opened, an article liked, a page viewed. */
export const TrackInput = z.discriminatedUnion('analytics', [
  z.object({ analytics: z.literal('archive'), id, ...source }),
  z.object({ analytics: z.literal('like-archive'), id }),
  z.object({
    analytics: z.literal('page'),
    /** Name of the page, e.g. `home`, `archive-list`. */
    page: trackedPage,
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

/**
 * Which visits to count; a visit is what one visitor opens on one day. A visit must have a view of each kind that is
 * given, which need not be the same view: its source is told with its first view alone.
 */
const VisitFilter = z.object({
  /** Tracked name of a page; only its views are counted in totals and days. */
  page: trackedPage.optional(),
  /** An article; only its views are counted in totals and days. Not together with `page`. */
  archive: queryId.optional(),
  /** Host that led here. */
  referrer: optionalText(80).optional(),
  /** `utm_source`, `utm_medium` and `utm_campaign`, joined by ' / '. */
  campaign: optionalText(250).optional(),
  device: z.enum(['desktop', 'tablet', 'mobile']).optional(),
})
export type VisitFilter = z.infer<typeof VisitFilter>
export type FilterKind = keyof VisitFilter

const ReportInput = Period.extend(VisitFilter.shape).refine(({ page, archive }) => !page || !archive, {
  path: ['archive'],
  message: 'Escolha uma página ou um artigo.',
})
export type ReportInput = z.infer<typeof ReportInput>

const Totals = z.object({
  views: count,
  /** The sum of each day's distinct visitors. Visitors are not recognised across days, so two days count twice. */
  visitors: count,
  /** Null with a filter: a like is of no visit. */
  likes: count.nullable(),
})

/** `value` is what a filter by this row has; '' for the rest that daily totals sum up without names. */
const Named = z.object({ name: z.string(), value: z.string(), views: count })
export type Named = z.infer<typeof Named>

/** The visits of a period. Lists hold the 50 largest; with a filter they count all views of the visits that match. */
export const Report = z.object({
  period: z.object({ from: day, to: day }),
  /** The filters, by the names that lists show. */
  filters: z.array(z.object({ kind: z.enum(['page', 'archive', 'referrer', 'campaign', 'device']), name: z.string() })),
  /**
   * With a filter, where the period begins before it: the first day whose single views are still kept. Earlier days have
   * totals alone and count as 0.
   */
  since: day.nullable(),
  totals: Totals,
  /** The period of the same length just before; totals are null where a filter does not reach its first day. */
  before: z.object({ from: day, to: day, totals: Totals.nullable() }),
  /** Each day of the period, oldest first. */
  days: z.array(z.object({ dia: day, views: count, visitors: count })),
  /** Pages other than articles: `name` is the display name, `value` the tracked one. */
  pages: z.array(Named),
  /** Articles seen or liked in the period; with a filter those seen, `likes` null. */
  archives: z.array(z.object({ id, title: z.string(), views: count, likes: count.nullable() })),
  /** Referring sites, by host. */
  referrers: z.array(Named),
  /** `utm_source`, `utm_medium` and `utm_campaign`, joined by ' / '. */
  campaigns: z.array(Named),
  /** Computador, Tablet, Celular. */
  devices: z.array(Named),
})
export type Report = z.infer<typeof Report>

/** Who has opened a page in these last minutes is on the site now. */
export const NOW_MINUTES = 5
/** Minutes that are shown one by one, the running one included. */
export const SHOWN_MINUTES = 30

/** An article or another page; `value` is what a filter of its kind has. */
const Opened = Named.extend({ kind: z.enum(['page', 'archive']) })

/** The visits of the last half hour. Lists hold the 50 largest. */
export const Now = z.object({
  /** Visitors of the last five minutes. */
  visitors: count,
  /** Each of the last 30 minutes by when it began, oldest first. */
  minutes: z.array(z.object({ at: z.string(), views: count })),
  /** What each visitor of the last five minutes opened last; `views` counts the visitors. */
  reading: z.array(Opened),
  /** Articles and other pages that were opened. */
  pages: z.array(Opened),
  referrers: z.array(Named),
  devices: z.array(Named),
})
export type Now = z.infer<typeof Now>

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
    .input(ReportInput)
    .output(z.object({ result: z.literal(true), data: Report })),
  now: adminCall
    .route({ method: 'GET', path: '/analytics/now', summary: 'Mostra quem está no site agora' })
    .input(z.object({ staff }))
    .output(z.object({ result: z.literal(true), data: Now })),
  reportFile: adminCall
    .meta({ access: 'admin', records: 'export' })
    .route({
      method: 'GET',
      path: '/analytics/report.csv',
      summary: 'Exporta as visitas de um período: CSV em UTF-8 com BOM, separado por ponto e vírgula',
    })
    .input(ReportInput)
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

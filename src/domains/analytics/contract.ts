import { publicCall } from '../../platform/contract/call.ts'
import { id, optionalText, z } from '../../platform/contract/fields.ts'

/** What brought the visitor, told with the first page of a visit. */
const source = {
  /** Address of the page before, `document.referrer`; of it only the host is kept, and only another site's. */
  referrer: optionalText(2000).optional(),
  utm_source: optionalText(200).optional(),
  utm_medium: optionalText(200).optional(),
  utm_campaign: optionalText(200).optional(),
}

/** What a browser tells of its visitor: an article opened, a page seen, an article liked. */
export const Told = z.discriminatedUnion('analytics', [
  z.object({ analytics: z.literal('archive'), id, ...source }),
  z.object({ analytics: z.literal('like-archive'), id }),
  z.object({
    analytics: z.literal('page'),
    /** Name of the page, e.g. `home`, `archive-list`. */
    page: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'Use letras minúsculas, números e hífens.'),
    ...source,
  }),
])
export type Told = z.infer<typeof Told>
export type Source = Partial<Record<keyof typeof source, string | undefined>>

export const analyticsContract = {
  tell: publicCall
    .route({
      method: 'POST',
      path: '/analytics',
      tags: ['Análises'],
      summary: 'Conta uma leitura, uma página vista ou uma curtida',
    })
    .input(Told)
    .output(
      z.object({
        /** Whether it was counted: robots, and a device's second like, are not. */
        result: z.boolean(),
        /** The article's counts after it; null for a page. */
        data: z.object({ views: z.int(), likes: z.int() }).nullable(),
      }),
    ),
}

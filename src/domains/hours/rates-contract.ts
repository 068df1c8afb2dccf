import { reais } from '#domains/budgets/item-schemas.ts'
import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { MAX_RATE } from './hours.ts'

/** What an hour is sold for, and what it costs. */
const kind = z.enum(['price', 'cost'])

/** A figure from a day on, until the next of the same kind begins. */
const Rate = z.object({ id, kind, /** The first day it is of. */ from: day, /** Reais. */ amount: z.number() })
export type Rate = z.infer<typeof Rate>

/** A person or a project with its figures, the newest first. */
const Rated = z.object({ id, name: z.string(), rates: z.array(Rate) })
export type Rated = z.infer<typeof Rated>

/** For who sees costs: the admin, and whom the admin names. All others are refused. */
export const ratesContract = {
  list: privateCall
    .route({ method: 'GET', path: '/hours/rates', summary: 'Lista o preço e o custo da hora de pessoas e projetos' })
    .output(
      z.object({
        data: z.object({
          people: z.array(Rated),
          /** The caller's lines; only with prices. */
          projects: z.array(Rated),
        }),
      }),
    ),
  /** Exactly one of `user` and `project`; a cost is a person's. Replaces one of the same day. */
  set: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'settings' })
    .route({ method: 'POST', path: '/hours/rates/set', summary: 'Diz o que vale uma hora a partir de um dia' })
    .input(
      z.object({
        kind,
        user: id.nullable().default(null),
        project: id.nullable().default(null),
        from: day,
        amount: reais.max(MAX_RATE),
      }),
    )
    .output(done),
  remove: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/hours/rates/delete', summary: 'Tira um valor da hora' })
    .input(z.object({ id }))
    .output(done),
}

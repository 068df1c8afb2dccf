import { reais } from '#domains/budgets/item-schemas.ts'
import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { MAX_RATE } from './hours.ts'

/** Hours of one price: an item of a quote. */
const Line = z.object({
  minutes: z.int(),
  /** With three decimals, as the quote counts them. */
  hours: z.number(),
  /** Reais of an hour. */
  price: z.number(),
  /** Reais: hours times price, rounded to the cent with halves up. */
  total: z.number(),
})

/** A project's hours that no quote bills. */
const Unbilled = z.object({
  project_id: id,
  project: z.string(),
  /** Of the quote that began it; '' where none did. */
  client: z.string(),
  /** All of them. */
  minutes: z.int(),
  /** Day of the first. */
  since: day,
  /** Those that have a price. */
  lines: z.array(Line),
  /** Reais. */
  total: z.number(),
  /** Whether a quote began it and it has no price of its own: its hours are in that quote's price. */
  closed: z.boolean(),
})
export type Unbilled = z.infer<typeof Unbilled>

/** A quote that bills hours. */
const Billed = z.object({
  budget: id,
  client: z.string(),
  minutes: z.int(),
  /** Whether it was never sent, and can be thrown away. */
  draft: z.boolean(),
})
export type Billed = z.infer<typeof Billed>

/** For who sees costs: the admin, and whom the admin names. All others are refused. */
export const billingContract = {
  list: privateCall
    .route({ method: 'GET', path: '/hours/unbilled', summary: 'Lista as horas que nenhum orçamento cobra' })
    .output(
      z.object({ data: z.object({ projects: z.array(Unbilled), /** The last ones. */ billed: z.array(Billed) }) }),
    ),
  /** What is sent is what was shown: where hours or prices have changed since, nothing is made. */
  bill: privateCall
    .meta({ access: 'staff', changesPages: false, creates: true, fails: ['hours-changed'] })
    .route({
      method: 'POST',
      path: '/hours/bill',
      summary: 'Faz um rascunho de orçamento com horas ainda não cobradas',
    })
    .input(
      z.object({
        projects: z
          .array(z.object({ project_id: id, /** Reais, as shown. */ total: z.number(), minutes: z.int().min(1) }))
          .min(1)
          .max(50),
      }),
    )
    .output(z.object({ result: z.literal(true), data: z.object({ budget: id }) })),
  throwAway: privateCall
    .meta({ access: 'staff', changesPages: false, fails: ['quote-sent'], records: 'deletion' })
    .route({
      method: 'POST',
      path: '/hours/throw-away',
      summary: 'Joga fora o rascunho que cobra horas, nunca enviado; as horas voltam',
    })
    .input(z.object({ /** The quote's. */ id }))
    .output(done),
}

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

import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { WAITING_GROUPS } from '#platform/contract/waiting.ts'

const kind = z.string().max(40)

/** Something that waits for the caller. */
const Waiting = z.object({
  kind,
  /** Unique within its kind. */
  id: z.int(),
  group: z.enum(WAITING_GROUPS),
  /** Since when it waits, the day on which it is due, or when it begins: ISO 8601 in UTC. */
  at: z.string(),
  /** Which of these `at` is. */
  when: z.enum(['since', 'due', 'begins']),
  /** Whom or what it concerns; may be ''. */
  who: z.string(),
  what: z.string(),
  /** What its button says, where that is not the same for all of its kind. */
  verb: z.string().optional(),
  /** What may change without bringing back what was put off. */
  aside: z.string().optional(),
  /** Cents, negative for what goes out; null where no sum is concerned. */
  amount: z.int().nullable(),
  /** Where it opens in the workbench. */
  to: z.string(),
  /** What its button changes, for who undoes that; may be ''. */
  state: z.string(),
})
export type Waiting = z.infer<typeof Waiting>

const PutOff = Waiting.extend({ /** The day on which it comes back, at the latest. */ until: z.string() })
export type PutOff = z.infer<typeof PutOff>

/** Which thing. */
const key = { kind, id }

/** What waits for the caller, and what the caller has put off. */
export const todayContract = {
  list: privateCall
    .route({ method: 'GET', path: '/today', summary: 'Lista o que espera por quem chama, o mais antigo primeiro' })
    .output(
      z.object({
        data: z.array(Waiting),
        /** What waits as well, put off by the caller until a day or until it changes. */
        later: z.array(PutOff),
        /** Parts that could not be read, e.g. 'Orçamentos'. */
        failed: z.array(z.string()),
      }),
    ),
  putOff: privateCall
    .route({ method: 'POST', path: '/today/put-off', summary: 'Adia uma coisa que espera; ela volta antes se mudar' })
    .input(z.object({ ...key, /** From tomorrow to a year ahead. */ until: day }))
    .output(done),
  bringBack: privateCall
    .route({ method: 'POST', path: '/today/bring-back', summary: 'Traz de volta uma coisa adiada' })
    .input(z.object(key))
    .output(done),
}

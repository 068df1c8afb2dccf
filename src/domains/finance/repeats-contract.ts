import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { Money, owner, stored } from './fields.ts'
import { FREQUENCIES, REPEAT_MAKES } from './finance.ts'

/** What the form of a repeated entry edits. */
export const RepeatFields = Money.extend({
  makes: z.enum(REPEAT_MAKES).meta({ label: 'No dia' }),
  frequency: z.enum(FREQUENCIES).meta({ label: 'Com que frequência' }),
  first_day: day.meta({ label: 'Primeira em' }),
  /** Null: it goes on. Not before `first_day`. */
  last_day: day.nullable().meta({ label: 'Última até' }),
})
export type RepeatFields = z.infer<typeof RepeatFields>

const NewRepeat = RepeatFields.extend({ ...owner.shape, account_id: id.nullish() })
export type NewRepeat = z.output<typeof NewRepeat>

export const Repeat = RepeatFields.extend({
  ...stored,
  id,
  id_user: id,
  owner: z.string(),
  /** The next day for which one will be made; null where it has ended. */
  next_day: z.string().nullable(),
  revision,
})
export type Repeat = z.infer<typeof Repeat>

/** Bills and entries that repeat themselves. */
export const repeatsContract = {
  repeats: privateCall
    .route({ method: 'GET', path: '/finance/repeats', summary: 'Lista o que se repete' })
    .input(owner)
    .output(z.object({ data: z.array(Repeat) })),
  createRepeat: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/finance/repeat/new', summary: 'Cria uma conta ou transação que se repete' })
    .input(NewRepeat)
    .output(savedRecord),
  /** What was made before stays as it is. */
  updateRepeat: privateCall
    .route({ method: 'POST', path: '/finance/repeat/update', summary: 'Altera o que se repete' })
    .input(
      RepeatFields.omit({ first_day: true, frequency: true }).partial().extend({ id, revision: revision.optional() }),
    )
    .output(savedRecord),
  removeRepeat: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/finance/repeat/delete', summary: 'Encerra e exclui o que se repete' })
    .input(z.object({ id }))
    .output(done),
}

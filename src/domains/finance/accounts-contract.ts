import { privateCall } from '#platform/contract/call.ts'
import { day, done, id, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { PAYMENT_METHODS } from '#platform/contract/payment-methods.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { amountInput, owner, signedAmount, sum } from './fields.ts'
import { ACCOUNT_KINDS, TYPES } from './finance.ts'

/** What the form edits. */
export const AccountFields = z.object({
  name: text(80).meta({ label: 'Nome' }),
  kind: z.enum(ACCOUNT_KINDS).meta({ label: 'O que é' }),
  /** How statements name it; '' where none was imported. */
  bank: optionalText(40).meta({ label: 'Banco' }),
  branch: optionalText(40).meta({ label: 'Agência' }),
  number: optionalText(60).meta({ label: 'Número' }),
  /** At the beginning of `opening_day`, or before the first entry; negative for a debt. */
  opening_balance: signedAmount.meta({ label: 'Saldo inicial' }),
  /** The balance of any other day is reckoned from this one, forth and back. Null: `opening_balance` is that before the first entry. */
  opening_day: day.nullable().meta({ label: 'No começo do dia' }),
  /** No longer offered in forms. */
  archived: z.boolean().meta({ label: 'Fora de uso: não aparece mais nos formulários' }),
})
export type AccountFields = z.infer<typeof AccountFields>

/** An account of which nothing is known yet. */
export const EMPTY: AccountFields = { ...emptyOf(AccountFields), opening_balance: '0.00', opening_day: null }

export const Account = AccountFields.extend({
  opening_balance: sum,
  id,
  id_user: id,
  owner: z.string(),
  /** The opening balance and all entries, transfers too, up to today. */
  balance: sum,
  /** The last balance that a statement or a person gives; null without one. */
  statement: z
    .object({
      day: z.string(),
      balance: sum,
      /** The entries' balance at the end of that day. */
      booked: sum,
      /** Statement less entries; '0.00' where they agree. */
      difference: sum,
      /** Where they differ: the first given balance since when they do, YYYY-MM-DD. */
      since: z.string().nullable(),
      /** The last given balance that agreed, before `since`; null without one. */
      agreed_on: z.string().nullable(),
    })
    .nullable(),
  /** What the first balance that a statement gave says of the opening, where that differs from what is stored; null where it agrees. */
  proposed_opening: z.object({ day: z.string(), balance: sum }).nullable(),
  /** Entries in it. */
  count: z.int().nonnegative(),
  revision,
})
export type Account = z.infer<typeof Account>

/** Days that one answer covers, and entries that it holds, the latest. */
export const MAX_COURSE_DAYS = 100
export const MAX_COURSE_LINES = 1000

/** How the balance of an account went through some days. */
export const Course = z.object({
  /** At the end of the day before the first. */
  before: sum,
  /** The last `MAX_COURSE_LINES`, in their order. */
  lines: z.array(
    z.object({
      id,
      date: z.string(),
      description: z.string(),
      type: z.enum(TYPES),
      amount: sum,
      transfer: z.boolean(),
      /** After it. */
      balance: sum,
    }),
  ),
  /** Of each day with entries or a given balance, at its end. */
  days: z.array(
    z.object({
      day: z.string(),
      balance: sum,
      /** What a statement or a person gives; null without it. */
      given: sum.nullable(),
    }),
  ),
})
export type Course = z.infer<typeof Course>

const Transfer = z.object({
  from: id,
  to: id,
  amount: amountInput,
  date: day,
  description: optionalText(300).optional(),
})
export type Transfer = z.output<typeof Transfer>

export const accountsContract = {
  list: privateCall
    .route({
      method: 'GET',
      path: '/finance/accounts',
      summary: 'Lista as contas, os cartões e os caixas, com o saldo',
    })
    .input(owner)
    .output(
      z.object({
        data: z.array(Account),
        /** The account of new entries where nobody says another; null where there is none, and of all ledgers as one. */
        usual: id.nullable(),
        /** To which of them goes what is received, by how it comes: never to a card. A means without one goes to none. */
        usual_by_means: z.partialRecord(z.enum(PAYMENT_METHODS), id).optional(),
      }),
    ),
  create: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/finance/account/new', summary: 'Cria uma conta, um cartão ou um caixa' })
    .input(AccountFields.partial().extend({ ...owner.shape, name: AccountFields.shape.name }))
    .output(savedRecord),
  update: privateCall
    .route({ method: 'POST', path: '/finance/account/update', summary: 'Altera uma conta' })
    .input(AccountFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  /**
   * Of one that has entries, open bills or bills that repeat it is refused: it can be archived, or they are moved first. So
   * it is while a deleted one can be restored.
   */
  remove: privateCall
    .meta({
      access: 'staff',
      changesPages: false,
      records: 'deletion',
      fails: ['account-has-bills', 'account-has-entries'],
    })
    .route({ method: 'POST', path: '/finance/account/delete', summary: 'Exclui uma conta que nada usa' })
    .input(z.object({ id }))
    .output(done),
  /** Throws 404, 422 for days in the wrong order or more than `MAX_COURSE_DAYS` apart. */
  course: privateCall
    .route({
      method: 'GET',
      path: '/finance/account/course',
      summary: 'Mostra as transações de uma conta com o saldo depois de cada uma, e os saldos de cada dia',
    })
    .input(z.object({ id: queryId, from: day, to: day }))
    .output(z.object({ data: Course })),
  /** What the bank says the account holds at the end of a day. */
  setBalance: privateCall
    .route({ method: 'POST', path: '/finance/account/balance', summary: 'Registra o saldo que o banco mostra' })
    .input(z.object({ id, day, balance: signedAmount }))
    .output(done),
  /** Moves money between two accounts: a despesa of the one and a receita of the other, both `transfer`. */
  transfer: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/finance/transfer', summary: 'Transfere entre duas contas próprias' })
    .input(Transfer)
    .output(z.object({ result: z.literal(true), data: z.object({ ids: z.array(id).length(2) }) })),
}

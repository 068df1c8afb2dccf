import type { Kysely } from 'kysely'
import type { PaymentMethod } from './contract/payment-methods.ts'
import type { WAITING_GROUPS } from './contract/waiting.ts'
import type { DB } from './db/tables.gen.ts'

/** A date of a record. */
export interface RecordDate {
  /** Unique within its overlay. */
  id: number
  /** YYYY-MM-DD. */
  day: string
  title: string
  /** Distinguishes it from others of the same title; may be ''. */
  note: string
  /** Path of the record's screen in the workbench; null where it has none. */
  to: string | null
  /** Whether nothing is left to do about it. */
  isDone: boolean
}

/** A public page in the sitemap. */
export interface PublicPage {
  path: string
  /** When it last changed, where known. */
  changed?: Date
}

/** A kind of notice to members of staff; each chooses whether it is also sent by e-mail. */
export interface NoticeKind {
  /** Unique among all domains; stored with each notice. */
  name: string
  /** The label of its switch: 'Quando alguém cita você em um comentário'. */
  label: string
  /** Whether it is sent by e-mail where the person has not chosen. */
  emailByDefault: boolean
  /** Whether an open page also shows it as a toast. */
  isUrgent?: boolean
}

/** Records of a kind that the command palette finds at most. */
export const MOST_FOUND = 6

/** A result of the command palette. */
export interface Found {
  /** The kind, as the domain's `web/domain.ts` names it. */
  kind: string
  id: number
  title: string
  /** Distinguishes it from others of the same title; may be ''. */
  note: string
  /** Its path in the workbench. */
  to: string
}

/** A client by all that its messages, quotes and orders may name it by. */
export interface KnownClient {
  id: number
  /** Lower case; '' where it is not known. */
  email: string
  /** As it was typed; '' where it is not known. */
  phone: string
  /** The same of other people of theirs, whom no other client is known by more surely. */
  others: readonly { email: string; phone: string }[]
}

/** Something that happened with a client. */
export interface Happened extends Found {
  at: Date
}

/** An amount that a customer owes. */
export interface Receivable {
  /** Unique within its kind. */
  id: number
  /** Whose ledger it is to be received in. */
  id_user: number
  /** YYYY-MM-DD. */
  due: string
  /** Cents. */
  amount: number
  /** Cents that it comes to where it is paid on that day: late with fine and interest, early less a discount. */
  sumOn?: (day: string) => number
  /** By which that is reckoned: percents, days, and the day up to which fine and interest were received with a part of it. */
  rates?: {
    lateFine: number
    lateInterest: number
    earlyDiscount: number
    earlyDays: number
    charged_until: string | null
  }
  description: string
  /** What it is, beside the customer's name; the description where it is left out. */
  about?: string
  /** The customer's name, and what else a bank statement may name it by (the id of its Pix). */
  payer: string
  txid: string
  /** The day for which a late payment was promised; null and absent where it was not. */
  promised?: string | null
  /** What else of the same is open, which what is too much would pay, by its id and name: 'parcela 3'; absent where nothing is. */
  next?: { id: number; name: string } | undefined
  /** The same for all that this customer owes; absent where nobody knows. */
  customer?: string
  /** Where it opens in the workbench. */
  to: string
}

/** An amount that a customer would owe once they agree. */
export interface Offered {
  /** Unique within its kind. */
  id: number
  description: string
  /** Where it opens in the workbench. */
  to: string
  /** Cents. */
  total: number
  /** What would be paid when: `due` is '' for the day on which they agree, from which `days` count. */
  terms: readonly { due: string; days?: number | undefined; amount: number }[]
}

/** Records that depend on the rows of another domain's table. */
export interface Dependents {
  /** That table. */
  of: keyof DB
  /** Which of these rows have to stay because of them, by id. */
  findKept(db: Kysely<DB>, ids: readonly number[]): Promise<readonly number[]>
  /** Removes those that go with these rows, in the transaction `db` that deletes the rows. Throws 409 where one has to stay. */
  removeWith(db: Kysely<DB>, ids: readonly number[]): Promise<void>
}

/** A table whose rows of the demonstration have `demo` true. */
export type TableWithDemo = { [Table in keyof DB]: 'demo' extends keyof DB[Table] ? Table : never }[keyof DB]

/** Something that waits for the caller: a row of Hoje. */
export interface Waiting {
  /** Its kind as the domain's `web/domain.ts` names it, unique among all domains. */
  kind: string
  /** Unique within its kind. */
  id: number
  group: (typeof WAITING_GROUPS)[number]
  /** Since when it waits, the day on which it is due, or when it begins. */
  at: Date
  /** Which of these `at` is. */
  when: 'since' | 'due' | 'begins'
  /** Whom or what it concerns: a client, a project. */
  who: string
  what: string
  /** What its button says; where absent, what is said of its kind. */
  verb?: string
  /** What may be said beside it, and may change without bringing back what was put off. */
  aside?: string
  /** Cents, negative for what goes out; null where no sum is concerned. */
  amount: number | null
  /** Where it opens in the workbench. */
  to: string
  /** What its button changes and undoing gives back, e.g. the column of a task; '' for none. */
  state: string
}

/** A payment of what may be received. */
export interface ReceivedPayment {
  id: number
  paid_on: string
  /** Who paid, as a bank statement says; '' where somebody of the staff says that it is paid. */
  payer: string
  /** How it came, where the staff says so. */
  means: PaymentMethod
  /** Where it goes; undefined for the usual one of its means, null for none. */
  account_id?: number | null | undefined
  /** For what may be paid in part, or in excess. */
  came?: CameIn | undefined
}

interface CameIn {
  /** Cents. */
  amount: number
  /** Whether what is added or taken off by the day is left out. */
  waived: boolean
  note: string
  /** Whether what is more than all of it pays what else that customer owes for the same. */
  carries: boolean
  /** Whether what is more than all of that is an income by itself. */
  books_excess: boolean
  /** Which the caller was told that is paid next. */
  carries_to?: number | undefined
}

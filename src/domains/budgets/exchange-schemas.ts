import { RateFields } from '#domains/site/billing.ts'
import { day, id, z } from '#platform/contract/fields.ts'
import { STATES, STATUSES } from './budget.ts'
import { Installment } from './installment-schemas.ts'
import { ChangeRequest } from './quote-contract.ts'

/** Something that happened between the firm and the client. */
const ExchangeEvent = z.object({
  id: z.int(),
  /** See `budget_events` (0025_budgets.sql). */
  kind: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** Name of the member of staff who did it; '' for the client. */
  by: z.string(),
  version: z.int().nullable(),
  /** Who the client says they are. */
  name: z.string(),
  email: z.string(),
  network: z.string(),
  note: z.string(),
  /** One of `MEANS`; of a sending 'email', 'whatsapp', 'link', or `FILED`; or ''. */
  means: z.string(),
  /** Name of the file that staff added as proof; '' without one. */
  file_name: z.string(),
  /** SHA-256 of the accepted PDF, hexadecimal; '' where none is meant. */
  pdf_sha256: z.string(),
  /** Whether the accepted PDF, with its evidence, is there. */
  has_accepted_pdf: z.boolean(),
})
export type ExchangeEvent = z.infer<typeof ExchangeEvent>

/** An address, and whose it is: '' where that is not known. */
const NamedAddress = z.object({ name: z.string(), email: z.string() })

/** A change of how a client is reached. */
const ContactChange = z.object({
  field: z.enum(['email', 'phone']),
  /** Name of who changed it. */
  by: z.string(),
  /** When, ISO 8601 in UTC. */
  at: z.string(),
})
export type ContactChange = z.infer<typeof ContactChange>

/** An item of which the client chooses, by its place from 0. */
const Offered = z.object({
  place: z.int().nonnegative(),
  description: z.string(),
  kind: z.enum(['optional', 'alternative']),
  /** What the alternatives are called of which one is taken; '' for an optional item. */
  name: z.string(),
  /** Cents. */
  total: z.int(),
  /** Whether it is taken as it is offered. */
  chosen: z.boolean(),
})
export type Offered = z.infer<typeof Offered>

/** Hours that a quote gave back when it was refused or expired, and cannot take again when it is renewed. */
const MissingHours = z.object({
  /** Number and name of the task. */
  worked_on: z.string(),
  day,
  minutes: z.int(),
  /** The quotes that bill hours of the same person, task and day; none where they were changed or deleted. */
  budgets: z.array(id),
})
export type MissingHours = z.infer<typeof MissingHours>

/** When a parcela is due: on a day, or so many days after the acceptance; both null for 'na aprovação'. */
const DueRule = z.object({ due: day.nullable(), days: z.int().nonnegative().nullable() })
export type DueRule = z.infer<typeof DueRule>

/** Where a quote stands with its client, for staff. */
export const Exchange = z.object({
  /** Whose the quote is: its payments are in their ledger. */
  id_user: id,
  status: z.enum(STATUSES),
  state: z.enum(STATES),
  /** 0 before the first sending. */
  version: z.int().nonnegative(),
  /** Whether what is stored differs from the version that the client has, e.g. by a change of the firm's data. */
  changed: z.boolean(),
  /** Whether the draft of a next version stands beside what the client has. */
  draft: z.boolean(),
  /** What is stored now otherwise than the client has it. Empty where only data of the firm's or the client's changed. */
  differences: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** The first day on which staff may record that it was accepted. */
  accepted_from: day,
  /** When each parcela of what would be accepted is due; one where no payment terms were agreed. */
  terms: z.array(DueRule),
  /** Whether what it says of terms is what comes with the program, word for word; left out where it is not. */
  program_terms: z.literal(true).optional(),
  /** The last day of its validity where that has passed, and nothing goes out before it is changed; left out else. */
  expired_on: day.optional(),
  /** Items of which the client chooses by accepting. */
  offered: z.array(Offered),
  /** Path of the client's page; '' while there is no link. */
  path: z.string(),
  /** The client's e-mail and phone, where they are known. */
  email: z.string(),
  phone: z.string(),
  /** The client's record; null where there is none, or it was deleted. */
  client_id: id.nullable(),
  /** Whom of the client's a quote may go to: the record's own address, then the contacts that receive quotes. */
  addresses: z.array(NamedAddress),
  /** Where receipts go: a contact that receives charges, else the record's own address; '' where none is known. */
  charges_email: z.string(),
  /** Addresses that this quote was sent to or accepted with, which the record does not have. */
  unkept: z.array(NamedAddress),
  /** What of these was changed since a quote was last sent to the client; empty before the first sending. */
  contact_changes: z.array(ContactChange),
  /** What the client asked to change of the version they have, the oldest first. */
  requests: z.array(ChangeRequest),
  /** How often the page of each version was opened by its client within 90 days, and when last; the newest first. */
  openings: z.array(z.object({ version: z.int(), count: z.int(), last: z.string() })),
  /** The oldest first. */
  events: z.array(ExchangeEvent),
  installments: z.array(Installment),
  /** When the client is reminded of open parcelas by e-mail: see `Billing`. Null where nobody is reminded. */
  reminders: z
    .object({
      before: z.int(),
      late: z.int(),
      on: z.boolean(),
      /** Whether there is a mail server. */ mail: z.boolean(),
    })
    .nullable(),
  /** What an open parcela, or one of what would be accepted, costs more or less, by the day it is paid on: see `chargesOn`. */
  rates: RateFields,
  /** By the day. Its items may still say them: who sends the quote should look. */
  missing_hours: z.array(MissingHours),
  /** The production line that it began; null while there is none, or it is not the caller's. */
  project_id: id.nullable(),
  /** Whether it may begin one: it is approved, and has begun none that is still there. */
  startable: z.boolean(),
})
export type Exchange = z.infer<typeof Exchange>

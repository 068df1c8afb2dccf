import { RateFields } from '#domains/site/billing.ts'
import { privateCall } from '#platform/contract/call.ts'
import { day, email, id, longText, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { MAX_ITEMS, MAX_PROOF_SIZE, MEANS, STATES, STATUSES } from './budget.ts'
import { Installment } from './installment-schemas.ts'
import { ChangeRequest } from './quote-contract.ts'

const key = z.object({ /** The quote's. */ id })

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
  /** One of `MEANS`, or ''. */
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

/** Where a quote stands with its client, for staff. */
export const Exchange = z.object({
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
  /** What an open parcela costs more or less, by the day it is paid on: see `chargesOn`. */
  rates: RateFields,
  /** By the day. Its items may still say them: who sends the quote should look. */
  missing_hours: z.array(MissingHours),
  /** The production line that it began; null while there is none, or it is not the caller's. */
  project_id: id.nullable(),
  /** Whether it may begin one: it is approved, and has begun none that is still there. */
  startable: z.boolean(),
})
export type Exchange = z.infer<typeof Exchange>

/** Minutes of the `missing_hours` that the sender has read of. */
const missingMinutes = z.int().nonnegative().max(10_000_000).default(0)

const Sending = key.extend({
  /** Where the e-mail goes; absent for a link that is sent by other ways. */
  email: email.optional(),
  /** A few lines above the link in the e-mail. */
  message: optionalText(2000).optional(),
  /** By what way, for the record. */
  means: z.enum(['email', 'whatsapp', 'link']),
  missing_hours: missingMinutes,
})
export type Sending = z.output<typeof Sending>

const Read = z.object({ data: Exchange })

export const exchangeContract = {
  read: privateCall
    .route({ method: 'GET', path: '/budget/exchange', summary: 'Diz em que pé está um orçamento com o cliente' })
    .input(z.object({ id: queryId }))
    .output(Read),
  send: privateCall
    .meta({ fails: ['hours-changed', 'installment-paid', 'quote-accepted'] })
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/budget/send',
      summary: 'Abre o orçamento ao cliente por um link secreto; com `email`, envia também o PDF',
    })
    .input(Sending)
    .output(Read),
  beginVersion: privateCall
    .meta({ fails: ['quote-not-accepted'] })
    .route({
      method: 'POST',
      path: '/budget/begin-version',
      summary: 'Começa a versão seguinte de um orçamento aceito',
    })
    .input(key)
    .output(Read),
  discardDraft: privateCall
    .route({ method: 'POST', path: '/budget/discard-draft', summary: 'Joga fora o rascunho da versão seguinte' })
    .input(key)
    .output(Read),
  /** By the `label` of one of the `differences`. */
  restoreLine: privateCall
    .route({
      method: 'POST',
      path: '/budget/restore-line',
      summary: 'Devolve uma mudança do rascunho ao que o cliente tem',
    })
    .input(key.extend({ label: z.string().max(200) }))
    .output(Read),
  answerRequest: privateCall
    .meta({ fails: ['request-answered'] })
    .route({
      method: 'POST',
      path: '/budget/answer-request',
      summary: 'Responde a um pedido de mudança na página do cliente',
    })
    .input(z.object({ /** The request's. */ id, note: text(2000) }))
    .output(Read),
  revoke: privateCall
    .route({ method: 'POST', path: '/budget/revoke', summary: 'Encerra o link do cliente' })
    .input(key)
    .output(Read),
  /**
   * A form (multipart/form-data) of `record`, the JSON text {id, means, name, email?, note, on, taken?, missing_hours?}, and of a file `proof`
   * (20 MB at most), both of which say how the client accepted. `on` is the day, today by default.
   */
  record: privateCall
    .meta({ fails: ['hours-changed', 'quote-accepted'] })
    .meta({ access: 'staff', raw: true, bodyLimit: MAX_PROOF_SIZE + 64 * 1024 })
    .route({
      method: 'POST',
      path: '/budget/record',
      summary: 'Registra uma aceitação que veio por outro caminho',
      inputStructure: 'detailed',
      spec: describeForm({
        record: { type: 'string', description: 'JSON da aceitação' },
        proof: { type: 'string', format: 'binary' },
      }),
    })
    .output(Read),
  undo: privateCall
    .meta({ fails: ['installment-paid', 'quote-not-accepted'] })
    .route({ method: 'POST', path: '/budget/undo', summary: 'Desfaz uma aceitação, com o motivo' })
    .input(key.extend({ note: text(2000) }))
    .output(Read),
  startLine: privateCall
    .meta({ fails: ['line-started', 'quote-pending'] })
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/budget/start-line',
      summary: 'Começa a linha de produção de um orçamento aprovado, uma tarefa por item',
    })
    .input(key)
    .output(z.object({ data: z.object({ /** The line's. */ project_id: id }) })),
  /** While nothing of the line was changed; the quote may then begin it again. */
  takeBackLine: privateCall
    .meta({ fails: ['line-changed'] })
    .route({
      method: 'POST',
      path: '/budget/take-back-line',
      summary: 'Desfaz o começo de uma linha de produção em que nada mudou',
    })
    .input(key)
    .output(z.object({ result: z.literal(true) })),
  /** The PDF of a version as the client got it, or with `event` the accepted one. */
  pdf: privateCall
    .route({
      method: 'GET',
      path: '/budget/version-pdf',
      summary: 'Traz o PDF de uma versão, ou o aceito',
      spec: describeFile,
      outputStructure: 'detailed',
    })
    .input(z.object({ id: queryId, version: queryId }).or(z.object({ event: queryId })))
    .output(fileAnswer),
  proof: privateCall
    .route({
      method: 'GET',
      path: '/budget/proof',
      summary: 'Traz o arquivo que prova uma aceitação',
      spec: describeFile,
      outputStructure: 'detailed',
    })
    .input(z.object({ event: queryId }))
    .output(fileAnswer),
}

/** What `record` is sent with. */
export const AcceptanceRecord = key.extend({
  means: z.enum(MEANS).exclude(['page']),
  /** Who accepted. */
  name: text(120),
  email: email.or(z.literal('')).default(''),
  note: longText(2000).trim(),
  on: day.optional(),
  /** Places, from 0, of the items that were taken of those to choose; as they are offered where it is left out. */
  taken: z.array(z.int().nonnegative()).max(MAX_ITEMS).optional(),
  missing_hours: missingMinutes,
})

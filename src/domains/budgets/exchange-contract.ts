import { isCents } from '#money.ts'
import { privateCall } from '#platform/contract/call.ts'
import { day, email, id, longText, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { MAX_PROOF_SIZE, MEANS, PAYMENT_METHODS, STATES } from './budget.ts'

const key = z.object({ /** The quote's. */ id })
const reais = z.number().refine(isCents)

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

/** A parcela of an accepted quote. */
export const Installment = z.object({
  id,
  /** From 1. */
  number: z.int(),
  due: z.string(),
  /** Reais. */
  amount: reais,
  /** YYYY-MM-DD; null while it is open. */
  paid_on: z.string().nullable(),
  paid_means: z.enum(PAYMENT_METHODS).nullable(),
  /** Where the payment's entry is in the workbench; '' while it is open. */
  book: z.string(),
})
export type Installment = z.infer<typeof Installment>

/** A change of how a client is reached. */
const ContactChange = z.object({
  field: z.enum(['email', 'phone']),
  /** Name of who changed it. */
  by: z.string(),
  /** When, ISO 8601 in UTC. */
  at: z.string(),
})
export type ContactChange = z.infer<typeof ContactChange>

/** Where a quote stands with its client, for staff. */
const Exchange = z.object({
  state: z.enum(STATES),
  /** 0 before the first sending. */
  version: z.int().nonnegative(),
  /** Whether what is stored differs from the version that the client has, e.g. by a change of the firm's data. */
  changed: z.boolean(),
  /** Path of the client's page; '' while there is no link. */
  path: z.string(),
  /** The client's e-mail and phone, where they are known. */
  email: z.string(),
  phone: z.string(),
  /** What of these was changed since a quote was last sent to the client; empty before the first sending. */
  contact_changes: z.array(ContactChange),
  /** The oldest first. */
  events: z.array(ExchangeEvent),
  installments: z.array(Installment),
  /** The production line that it began; null while there is none, or it is not the caller's. */
  project_id: id.nullable(),
  /** Whether it may begin one: it is approved, and has begun none that is still there. */
  startable: z.boolean(),
})
export type Exchange = z.infer<typeof Exchange>

const Sending = key.extend({
  /** Where the e-mail goes; absent for a link that is sent by other ways. */
  email: email.optional(),
  /** A few lines above the link in the e-mail. */
  message: optionalText(2000).optional(),
  /** By what way, for the record. */
  means: z.enum(['email', 'whatsapp', 'link']),
})
export type Sending = z.output<typeof Sending>

const Read = z.object({ data: Exchange })

export const exchangeContract = {
  read: privateCall
    .route({ method: 'GET', path: '/budget/exchange', summary: 'Diz em que pé está um orçamento com o cliente' })
    .input(z.object({ id: queryId }))
    .output(Read),
  send: privateCall
    .meta({ fails: ['quote-accepted'] })
    .meta({ access: 'staff', creates: true })
    .route({
      method: 'POST',
      path: '/budget/send',
      summary: 'Abre o orçamento ao cliente por um link secreto; com `email`, envia também o PDF',
    })
    .input(Sending)
    .output(Read),
  revoke: privateCall
    .route({ method: 'POST', path: '/budget/revoke', summary: 'Encerra o link do cliente' })
    .input(key)
    .output(Read),
  /**
   * A form (multipart/form-data) of `record`, the JSON text {id, means, name, email?, note, on}, and of a file `proof`
   * (20 MB at most), both of which say how the client accepted. `on` is the day, today by default.
   */
  record: privateCall
    .meta({ fails: ['quote-accepted'] })
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
  pay: privateCall
    .meta({ fails: ['installment-paid'] })
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/budget/pay', summary: 'Marca uma parcela como paga' })
    .input(z.object({ /** The parcela's. */ id, paid_on: day, means: z.enum(PAYMENT_METHODS) }))
    .output(Read),
  unpay: privateCall
    .meta({ fails: ['installment-not-paid'] })
    .route({ method: 'POST', path: '/budget/unpay', summary: 'Desfaz o pagamento de uma parcela, com o motivo' })
    .input(z.object({ /** The parcela's. */ id, note: text(2000) }))
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
})

import { privateCall } from '#platform/contract/call.ts'
import { day, email, id, longText, optionalText, queryId, text, z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { MAX_ITEMS, MAX_PROOF_SIZE, MEANS } from './budget.ts'
import { Exchange } from './exchange-schemas.ts'

const key = z.object({ /** The quote's. */ id })

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
   * A form (multipart/form-data) that says how the client accepted: `record`, the JSON text {id, means, name, email?,
   * note, on, taken?, missing_hours?}, and `proof`, a file (20 MB at most). `on` is the day, today by default.
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

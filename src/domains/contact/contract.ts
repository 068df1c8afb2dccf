import { AskedPiece, RequestedPiece } from '#domains/pieces/asked-piece.ts'
import { MAX_STL } from '#domains/pieces/stl/limits.ts'
import { adminCall, publicCall } from '#platform/contract/call.ts'
import {
  done,
  id,
  listInput,
  listOutput,
  normalizeLineBreaks,
  oneLine,
  optionalText,
  queryId,
  searchText,
  text,
  z,
} from '#platform/contract/fields.ts'
import { describeFile, describeForm, FileInfo, fileAnswer } from '#platform/contract/files.ts'
import { FILTERS, MOST_AT_ONCE } from './inbox.ts'
import { LONGEST, toPath } from './message.ts'

const name = oneLine(LONGEST.name).optional()
const contact = oneLine(LONGEST.contact).optional()
const message = z.string().overwrite(normalizeLineBreaks).pipe(text(LONGEST.message)).optional()

/** Requires a field under one of its two names; reported together with the other errors. */
const requireEither = (english: string, portuguese: string) =>
  z.refine<Record<string, unknown>>((input) => input[english] !== undefined || input[portuguese] !== undefined, {
    path: [english],
    error: 'Preencha este campo.',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/** A message to the company. Each of its three fields has an English and a Portuguese name; the English one wins. */
export const Message = z
  .object({
    name,
    /** The same as `name`. */
    nome: name,
    /** WhatsApp, Telegram or e-mail, as typed. */
    contact,
    /** The same as `contact`. */
    contato: contact,
    message,
    /** The same as `message`. */
    mensagem: message,
    /** Path of the first page of the visit; anything that is no path is ignored. */
    first_page: z.string().max(2000).overwrite(toPath).optional(),
    /** Idempotency key, random: a message sent again with the same key is stored once. */
    key: z.uuid().optional(),
    /** Honeypot, hidden from people: a message that fills it in is answered and not stored. */
    site: optionalText(2000).optional(),
  })
  .check(requireEither('name', 'nome'), requireEither('contact', 'contato'), requireEither('message', 'mensagem'))
  .transform(({ nome, contato, mensagem, ...input }) => ({
    ...input,
    name: input.name ?? nome ?? '',
    contact: input.contact ?? contato ?? '',
    message: input.message ?? mensagem ?? '',
  }))
export type Message = z.output<typeof Message>

/** A request for a piece, in the field `request` of its form. What it asks for stands before `message` in the text that is kept. */
export const PieceMessage = z.object({
  name: oneLine(LONGEST.name),
  contact: oneLine(LONGEST.contact),
  /** What it is for; may be empty. */
  message: z.string().overwrite(normalizeLineBreaks).pipe(optionalText(LONGEST.note)).optional(),
  /** As of a message. */
  key: z.uuid().optional(),
  /** As of a message. */
  site: optionalText(2000).optional(),
  piece: AskedPiece,
})
export type PieceMessage = z.infer<typeof PieceMessage>

export const StoredMessage = z.object({
  id,
  name: z.string(),
  /** As typed: WhatsApp, Telegram, e-mail, or anything else. */
  contact: z.string(),
  /** Plain text, never markup. */
  message: z.string(),
  read: z.boolean(),
  /** When it arrived, ISO 8601 in UTC. */
  created_at: z.string(),
  /** Path of the first page of the sender's visit; '' if unknown. */
  first_page: z.string(),
  archived: z.boolean(),
  /** Whether an answer was begun. */
  answered: z.boolean(),
  /** The piece that it asks for; null for none. */
  piece: RequestedPiece.nullable(),
  /** The file that came with it; null for none. */
  file: FileInfo.nullable(),
})
export type StoredMessage = z.infer<typeof StoredMessage>

const ids = z
  .array(id)
  .min(1, 'Escolha ao menos uma mensagem.')
  .max(MOST_AT_ONCE, `Escolha no máximo ${MOST_AT_ONCE} mensagens por vez.`)
/** Changed flags of messages; omitted ones stay as they are. */
const FlagChange = z
  .object({ read: z.boolean(), archived: z.boolean(), answered: z.boolean() })
  .partial()
  .extend({ ids })
  .refine(({ ids: _, ...flags }) => Object.values(flags).some((flag) => flag !== undefined), {
    path: ['read'],
    error: 'Diga o que muda: read, archived ou answered.',
  })
export type FlagChange = z.infer<typeof FlagChange>

export const contactContract = {
  save: publicCall
    .route({
      method: 'POST',
      path: '/contact/save',
      summary: 'Guarda uma mensagem para a empresa e avisa a administração',
    })
    .input(Message)
    .output(done),
  /**
   * A form (multipart/form-data): `request`, the JSON of a `PieceMessage`, and at most one `file`, an STL of 50 MB at most,
   * which is kept as it is and goes with its message.
   */
  savePiece: publicCall
    .meta({ access: 'public', changesPages: false, raw: true, bodyLimit: MAX_STL + 64 * 1024 })
    .route({
      method: 'POST',
      path: '/contact/piece',
      summary: 'Guarda o pedido de uma peça, com o seu arquivo, e avisa a administração',
      inputStructure: 'detailed',
      spec: describeForm({
        request: { type: 'string', description: 'JSON do pedido' },
        file: { type: 'string', format: 'binary' },
      }),
    })
    .output(done),
  file: adminCall
    .route({
      method: 'GET',
      path: '/contact/file',
      summary: 'Baixa o arquivo de uma mensagem',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ /** The message's. */ id: queryId }))
    .output(fileAnswer),
  /** Newest first. */
  recent: adminCall
    .route({ method: 'GET', path: '/contact/get', summary: 'Lista as mensagens dos últimos 30 dias' })
    .input(listInput)
    .output(z.object({ result: z.array(StoredMessage), ...listOutput })),
  list: adminCall
    .route({
      method: 'GET',
      path: '/contact/messages',
      summary: 'Lista e busca mensagens, da mais nova à mais antiga',
    })
    .input(
      listInput.extend({
        /** By default the inbox. */
        filter: z.enum(FILTERS).optional(),
        /** Messages of the last 30 days, or older ones; by default all. */
        age: z.enum(['recent', 'older']).optional(),
        /** Words or beginnings of words in name, contact or text; case and accents are ignored. */
        q: searchText.optional(),
      }),
    )
    .output(
      z.object({
        data: z.object({ result: z.array(StoredMessage) }),
        ...listOutput,
        /** Messages older than 30 days that match the filter and words. With `q` each count is exact up to `MAX_COUNTED`. */
        older: z.object({ total: z.int().nonnegative(), unread: z.int().nonnegative() }),
      }),
    ),
  item: adminCall
    .route({ method: 'POST', path: '/contact/item', summary: 'Traz uma mensagem' })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ result: z.array(StoredMessage) }) })),
  unread: adminCall
    .route({ method: 'GET', path: '/contact/unread', summary: 'Conta as mensagens não lidas da caixa de entrada' })
    .output(z.object({ data: z.object({ unread: z.int().nonnegative() }) })),
  update: adminCall
    .route({ method: 'POST', path: '/contact/update', summary: 'Marca, arquiva ou desarquiva mensagens' })
    .input(FlagChange)
    .output(done),
  remove: adminCall
    .meta({ access: 'admin', records: 'deletion' })
    .route({ method: 'POST', path: '/contact/delete', summary: 'Exclui mensagens de vez' })
    .input(z.object({ ids }))
    .output(done),
}

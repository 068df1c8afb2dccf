import { adminCall, publicCall } from '#platform/contract/call.ts'
import { done, id, listInput, optionalText, text, z } from '#platform/contract/fields.ts'
import { FILTERS, LONGEST_SEARCH, MOST_AT_ONCE } from './inbox.ts'
import { LONGEST, SHORTEST_CONTACT, toPath } from './message.ts'

const inOneLine = (typed: string) => typed.replace(/\s+/g, ' ')
/** Forms sent without a script write their line ends as two characters. */
const withPlainEnds = (typed: string) => typed.replace(/\r\n?/g, '\n')

const name = text(LONGEST.name).overwrite(inOneLine).optional()
const contact = text(LONGEST.contact)
  .overwrite(inOneLine)
  .min(SHORTEST_CONTACT, 'Escreva um WhatsApp, um Telegram ou um e-mail por inteiro.')
  .optional()
const message = z.string().overwrite(withPlainEnds).pipe(text(LONGEST.message)).optional()

interface Readings {
  name?: unknown
  nome?: unknown
  contact?: unknown
  contato?: unknown
  message?: unknown
  mensagem?: unknown
}

/** Asks for one of a field's two names, beside whatever else is wrong. */
const either = (english: keyof Readings, portuguese: keyof Readings) => ({
  check: (sent: Readings) => sent[english] !== undefined || sent[portuguese] !== undefined,
  params: {
    path: [english],
    error: 'Preencha este campo.',
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  },
})
const [named, reachable, told] = [either('name', 'nome'), either('contact', 'contato'), either('message', 'mensagem')]

/** A message to the company. Each of its three parts has two names, which mean the same; the first given counts. */
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
    /** Path of the first page of the visit; what is no path counts as not given. */
    first_page: z.string().max(2000).overwrite(toPath).optional(),
    /** Chosen at random by the sender: a message sent again with the same key is kept once. */
    key: z.uuid().optional(),
    /** To be left empty. What fills it in is a program, and is heard without being kept. */
    site: optionalText(2000).optional(),
  })
  .refine(named.check, named.params)
  .refine(reachable.check, reachable.params)
  .refine(told.check, told.params)
  .transform(({ nome, contato, mensagem, ...sent }) => ({
    ...sent,
    name: sent.name ?? nome ?? '',
    contact: sent.contact ?? contato ?? '',
    message: sent.message ?? mensagem ?? '',
  }))
export type Message = z.output<typeof Message>

/** A message as it was kept. */
export const KeptMessage = z.object({
  id,
  name: z.string(),
  /** As typed: WhatsApp, Telegram, e-mail, or anything else. */
  contact: z.string(),
  /** Plain text; never markup, whatever it looks like. */
  message: z.string(),
  read: z.boolean(),
  /** When it arrived, ISO 8601 in UTC. */
  created_at: z.string(),
  /** Path of the first page of the writer's visit; '' where it is not known. */
  first_page: z.string(),
  /** Put away: no longer in the inbox. */
  archived: z.boolean(),
  /** Whether somebody has begun to answer. */
  answered: z.boolean(),
})
export type KeptMessage = z.infer<typeof KeptMessage>

const page = {
  /** Cursor of the rows that follow; absent at the end. */
  next: z.string().optional(),
  /** Rows of the whole list. */
  total: z.int().nonnegative(),
}
const ids = z
  .array(id)
  .min(1, 'Escolha ao menos uma mensagem.')
  .max(MOST_AT_ONCE, `Escolha no máximo ${MOST_AT_ONCE} mensagens por vez.`)
/** What is said of a message; what is left out stays as it is. */
const marks = { read: z.boolean(), archived: z.boolean(), answered: z.boolean() }
const Marks = z
  .object(marks)
  .partial()
  .extend({ ids })
  .refine(({ ids: _, ...said }) => Object.values(said).some((mark) => mark !== undefined), {
    path: ['read'],
    error: 'Diga o que muda: read, archived ou answered.',
  })

const tags = ['Contato']

export const contactContract = {
  save: publicCall
    .route({
      method: 'POST',
      path: '/contact/save',
      tags,
      summary: 'Guarda uma mensagem para a empresa e avisa a administração',
    })
    .input(Message)
    .output(done),
  /** Newest first, as every list: the screens show it in this order. */
  recent: adminCall
    .route({ method: 'GET', path: '/contact/get', tags, summary: 'Lista as mensagens dos últimos 30 dias' })
    .input(listInput)
    .output(z.object({ result: z.array(KeptMessage), ...page })),
  list: adminCall
    .route({
      method: 'GET',
      path: '/contact/messages',
      tags,
      summary: 'Lista e procura mensagens, da mais nova à mais antiga',
    })
    .input(
      listInput.extend({
        /** The inbox where not given. */
        filter: z.enum(FILTERS).optional(),
        /** Those of the last 30 days, or those before; all of them where not given. */
        age: z.enum(['recent', 'older']).optional(),
        /** Words that name, contact or text hold, or begin with; accents and capitals do not matter. */
        q: optionalText(LONGEST_SEARCH).optional(),
      }),
    )
    .output(
      z.object({
        data: z.object({ result: z.array(KeptMessage) }),
        ...page,
        /** Of the same filter and words: those older than 30 days. */
        older: z.object({ total: z.int().nonnegative(), unread: z.int().nonnegative() }),
      }),
    ),
  item: adminCall
    .route({ method: 'POST', path: '/contact/item', tags, summary: 'Traz uma mensagem' })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ result: z.array(KeptMessage) }) })),
  unread: adminCall
    .route({
      method: 'GET',
      path: '/contact/unread',
      tags,
      summary: 'Conta as mensagens não lidas da caixa de entrada',
    })
    .output(z.object({ data: z.object({ unread: z.int().nonnegative() }) })),
  update: adminCall
    .route({ method: 'POST', path: '/contact/update', tags, summary: 'Marca, arquiva ou desarquiva mensagens' })
    .input(Marks)
    .output(done),
  remove: adminCall
    .route({ method: 'POST', path: '/contact/delete', tags, summary: 'Exclui mensagens de vez' })
    .input(z.object({ ids }))
    .output(done),
}

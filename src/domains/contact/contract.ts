import { publicCall } from '../../platform/contract/call.ts'
import { done, optionalText, text, z } from '../../platform/contract/fields.ts'
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

export const contactContract = {
  save: publicCall
    .route({
      method: 'POST',
      path: '/contact/save',
      tags: ['Contato'],
      summary: 'Guarda uma mensagem para a empresa e avisa a administração',
    })
    .input(Message)
    .output(done),
}

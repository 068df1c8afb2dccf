import { z } from '#platform/contract/fields.ts'
import type { Message } from '../contract.ts'

const address = z.email().max(254)

/** The e-mail that notifies of a message. If the contact is an e-mail address, it is the Reply-To. */
export function writeEmail({ name, contact, message, first_page }: Message) {
  const lines = [
    `Nome: ${name}`,
    `Contato: ${contact}`,
    ...(first_page ? [`Primeira página da visita: ${first_page}`] : []),
    '',
    message,
    '',
  ]
  return {
    // The schema guarantees that the name is one line, as a header must be.
    subject: `Mensagem de ${name} pelo site`,
    text: lines.join('\n'),
    replyTo: address.safeParse(contact).data,
  }
}

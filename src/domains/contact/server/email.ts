import { z } from '#platform/contract/fields.ts'
import type { Message } from '../contract.ts'

const address = z.email().max(254)

/** The e-mail that tells of a message. Where the contact is an e-mail, answering the e-mail answers the person. */
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
    // The name is one line by its schema; a header could hold no other.
    subject: `Mensagem de ${name} pelo site`,
    text: lines.join('\n'),
    replyTo: address.safeParse(contact).data,
  }
}

import { chatLink, mailAddress } from '#contact-methods.ts'

/** The message that an answer refers to. */
interface AnsweredMessage {
  /** The sender's name. */
  name: string
  message: string
  /** When it was received, as display text. */
  when: string
  /** The company that answers. */
  company: string
}

/** Most quoted characters: mail programs accept mailto: addresses of about 2,000 characters. */
const QUOTED = 500

/** A mailto: address with recipient, subject and the quoted message (RFC 6068). */
export function mailLink(email: string, { name, message, when, company }: AnsweredMessage): string {
  const begin = [...message.toWellFormed()]
  const quoted = begin.length <= QUOTED ? begin.join('') : `${begin.slice(0, QUOTED).join('')}...`
  const lines = [
    `Olá, ${firstName(name)}!`,
    '',
    '',
    `Em ${when}, ${name} escreveu:`,
    ...quoted.split('\n').map((line) => `> ${line}`),
  ]
  const body = encodeURIComponent(lines.join('\r\n').toWellFormed())
  const subject = encodeURIComponent(`Sua mensagem para ${company}`.toWellFormed())
  return `${mailAddress(email)}?subject=${subject}&body=${body}`
}

/** A link that opens a WhatsApp chat with a greeting. */
export function whatsappLink(phone: string, { name, company }: Pick<AnsweredMessage, 'name' | 'company'>): string {
  const text = `Olá, ${firstName(name)}! Aqui é da ${company}. Recebemos sua mensagem pelo site.`
  return `${chatLink(phone)}?text=${encodeURIComponent(text.toWellFormed())}`
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

import { join } from 'node:path'
import type { NodemailerError, SendMailOptions } from 'nodemailer'
import type { Program } from '../context.ts'
import { writeWhole } from '../files/write-whole.ts'
import type { Email } from './email.ts'

/** A mail server's refusal or silence, told without the addresses its answer quotes. */
export class DeliveryError extends Error {
  /** Whether the server will never take this e-mail, however often it is asked. */
  readonly forGood: boolean

  constructor({ code, command, responseCode = 0 }: NodemailerError) {
    super(`the mail server: ${[code, command, responseCode || 'no answer'].filter(Boolean).join(', ')}`)
    // 5yz to the recipient or to the e-mail itself; to our login it is the operator's to put right.
    this.forGood = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  }
}

/**
 * Delivers an e-mail by the settings' SMTP server, or where there is none, into the outbox of the data folder.
 * `id` names it: delivered twice it has the same Message-ID, by which receivers know it. Throws `DeliveryError`, and
 * where an attachment cannot be read.
 */
export async function deliver(
  { settings, storage }: Pick<Program, 'settings' | 'storage'>,
  email: Email,
  id: string,
): Promise<void> {
  const { date, attachments = [], ...parts } = email
  const message: SendMailOptions = {
    ...parts,
    attachments: await Promise.all(
      attachments.map(async ({ key, filename }) => ({
        filename,
        content: Buffer.from(await storage.private.getBytes(key)),
      })),
    ),
    from: settings.mailFrom,
    date: new Date(date),
    messageId: `<${id}@${/@([^>]+)/.exec(settings.mailFrom)?.[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // no holiday notices in return
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  if (settings.smtpUrl) await deliverBySmtp(settings.smtpUrl, message)
  else await writeWhole(join(settings.dataDir, 'outbox', fileName(email, id)), await compose(message))
}

async function deliverBySmtp(url: string, message: SendMailOptions) {
  const { createTransport } = await import('nodemailer')
  const { username, hostname, protocol } = new URL(url)
  const transport = createTransport({
    url,
    // A password never travels in the clear, except within this machine.
    requireTLS: protocol === 'smtp:' && username !== '' && !/^(localhost|127\..*|\[::1\])$/.test(hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })
  try {
    await transport.sendMail(message)
  } catch (error) {
    throw new DeliveryError(error as NodemailerError)
  } finally {
    transport.close()
  }
}

/** The e-mail as it would travel, RFC 5322. */
async function compose(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return (await transport.sendMail(message)).message as Buffer
}

/** E.g. 2026-11-23T15-00-00.000Z fulana@exemplo.com.br 1b9d6bcd.eml: in order of time, the same for the same e-mail. */
const fileName = ({ date, to }: Email, id: string) =>
  `${date.replaceAll(':', '-')} ${to.replace(/[^\w.@+-]/g, '_').slice(0, 120)} ${id.slice(0, 8)}.eml`

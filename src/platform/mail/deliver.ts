import type { NodemailerError, SendMailOptions, SMTPTransportOptions, Transporter } from 'nodemailer'
import type { Program } from '../context.ts'
import { writeWhole } from '../files/write-whole.ts'
import { connectTo } from './connect.ts'
import type { Email, Mail } from './email.ts'
import type { MailServer } from './mail-server.ts'
import { outboxPath } from './outbox.ts'

/** The code where the stored password was sealed with another secret than the installation's. */
export const PASSWORD_UNREADABLE = 'EPASSWORDUNREADABLE'

/** A mail server refused an e-mail or did not answer. Without the server's text, which quotes addresses. */
export class DeliveryError extends Error {
  /** nodemailer's or Node's word, the command that was answered and how; '' and 0 where there was none. */
  readonly code: string
  readonly command: string
  readonly responseCode: number
  /** Whether another try is useless. */
  readonly isPermanent: boolean
  /** Whether it may have gone out: the server was given it, and its answer never came. */
  readonly mayHaveGone: boolean
  /** Whether that was about this recipient or this e-mail, and not about our login or sender. */
  readonly isOfEmail: boolean

  /** @param isGiven whether the server had begun to take the e-mail itself */
  constructor({ code = '', command = '', responseCode = 0 }: Partial<NodemailerError>, isGiven: boolean) {
    super(`the mail server: ${[code, command, responseCode || 'no answer'].filter(Boolean).join(', ')}`)
    this.code = code
    this.command = command
    this.responseCode = responseCode
    this.mayHaveGone = isGiven && responseCode < 400
    this.isOfEmail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
    // 5yz to the recipient or to the e-mail itself. To our login or sender it is permanent until the settings change.
    this.isPermanent = responseCode >= 500 && this.isOfEmail
  }
}

/** What a delivery needs: the program's, or another server and sender to try. */
export type Deliverer = Pick<Program, 'settings' | 'storage'> & { mail: Pick<Mail, 'server' | 'sender'> }

/**
 * Delivers an e-mail by the mail server, or where there is none, into the outbox of the data folder.
 * Throws `DeliveryError`, and where an attachment cannot be read.
 * @param id is in its Message-ID, by which receivers recognise one that is delivered twice
 * @param signal ends it however far it is
 */
export async function deliver(
  { settings, storage, mail }: Deliverer,
  email: Email,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const { date, attachments = [], calendar, unsubscribe, about: _, ...parts } = email
  const from = await mail.sender()
  const message: SendMailOptions = {
    ...parts,
    attachments: await Promise.all(
      attachments.map(async ({ key, filename }) => ({
        filename,
        content: Buffer.from(await storage.private.getBytes(key)),
      })),
    ),
    ...(calendar && { icalEvent: { ...calendar, filename: 'convite.ics' } }),
    from,
    date: new Date(date),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // so that no automatic answer comes back
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signal && { signal }),
  }
  const { server } = mail
  if (server) await withServer(server, 10_000, (transport) => transport.sendMail(message))
  else await writeWhole(outboxPath(settings, email, id), await compose(message))
}

/** The same for a job: an e-mail that was refused permanently is logged, so that the job does not try it again. */
export async function deliverUnlessRefused(
  program: Deliverer & Pick<Program, 'log'>,
  email: Email,
  id: string,
): Promise<void> {
  await deliver(program, email, id).catch((error: unknown) => {
    if (!(error instanceof DeliveryError && error.isPermanent)) throw error
    program.log.error({ err: error, id }, 'an e-mail was refused permanently: it is not sent again')
  })
}

/** Why the mail server does not answer or does not let us in; undefined where it does. Sends nothing. */
export async function mailProblem(server: MailServer): Promise<DeliveryError | undefined> {
  try {
    await withServer(server, 5_000, (transport) => transport.verify())
    return undefined
  } catch (error) {
    if (error instanceof DeliveryError) return error
    throw error
  }
}

/** Does `work` with a connection to the mail server, and closes it. `patience`: milliseconds until it must greet us. */
async function withServer(
  { options, login }: MailServer,
  patience: number,
  work: (transport: Transporter) => Promise<unknown>,
) {
  // It waits as for a server that is away, until somebody types the password again.
  if (!options) throw new DeliveryError({ code: PASSWORD_UNREADABLE }, false)
  const { createTransport } = await import('nodemailer')
  const whole: SMTPTransportOptions = {
    ...options,
    ...(login && {
      getSocket: (_, done) => connectTo(login, patience).then((connection) => done(null, { connection }), done),
    }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 60_000,
  }
  const transport = createTransport(whole)
  let isGiven = false
  transport.use('stream', ({ message }, done) => {
    const open = message.createReadStream.bind(message)
    // It is read once the server has asked for it (354), and not before.
    message.createReadStream = () => open().once('resume', () => (isGiven = true))
    done()
  })
  try {
    await work(transport)
  } catch (error) {
    throw new DeliveryError(error as NodemailerError, isGiven)
  } finally {
    transport.close()
  }
}

/** The e-mail as a mail server would receive it (RFC 5322). */
async function compose(message: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return (await transport.sendMail(message)).message as Buffer
}

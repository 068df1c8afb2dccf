import type { SMTPTransportOptions } from 'nodemailer'
import { isLoopback, type Settings } from '../settings.ts'

/** How a mail server is spoken to: encrypted from the first byte, after STARTTLS or not at all, or in the open. */
export type MailSecurity = 'tls' | 'starttls' | 'none'

/** Whom an e-mail comes from. */
export interface Sender {
  /** May be ''. */
  name: string
  address: string
}

/** What tells one login at a mail server from another. */
export interface MailLogin {
  host: string
  port: number
  security: MailSecurity
  /** '' for none. */
  user: string
}

/** The mail server by which e-mails leave. Holds its password: never in an answer, a log or an error. */
export interface MailServer {
  /** Who set it: the machine's settings, or an administrator in *Sistema*. */
  setBy: 'machine' | 'panel'
  host: string
  user: string
  /** The sender; where absent, the firm as set in *Site*, *Empresa*. */
  from?: Sender | undefined
  /** How to reach it, for nodemailer; undefined where its password cannot be read and must be typed again. */
  options: SMTPTransportOptions | undefined
  /** Where it was set in *Sistema*: which addresses a connection to it may lead to is then checked. */
  login?: MailLogin
  /** What `mailDigest` is of: other text for another server, login or sender. */
  identity: string
}

/** The mail server of the machine's settings. */
export function machineServer({ smtpUrl, mailFrom = '' }: Pick<Settings, 'smtpUrl' | 'mailFrom'>) {
  if (!smtpUrl) return undefined
  const { username, hostname, protocol } = new URL(smtpUrl)
  return {
    setBy: 'machine',
    host: hostname,
    user: decoded(username),
    from: mailFrom ? parseSender(mailFrom) : undefined,
    // A password is never sent unencrypted, except within this machine.
    options: { url: smtpUrl, requireTLS: protocol === 'smtp:' && username !== '' && !isLoopback(hostname) },
    identity: `${smtpUrl} ${mailFrom}`,
  } satisfies MailServer
}

/** A mail server as typed in *Sistema*; without its password where that cannot be read. */
export function panelServer(login: MailLogin, password: string | undefined, from: Sender, identity = ''): MailServer {
  const { host, port, security, user } = login
  return {
    setBy: 'panel',
    ...{ host, user, from, login, identity },
    options:
      password === undefined
        ? undefined
        : {
            ...{ host, port, secure: security === 'tls', requireTLS: security === 'starttls' },
            ignoreTLS: security === 'none',
            ...(user && { auth: { user, pass: password } }),
          },
  }
}

/** A user's name as the address has it; as it stands where that was not encoded well, which nodemailer refuses when it sends. */
function decoded(user: string): string {
  try {
    return decodeURIComponent(user)
  } catch {
    return user
  }
}

/** The sender that MAIL_FROM says: `contato@exemplo.com.br` or `Vitrine <contato@exemplo.com.br>`. */
export function parseSender(text: string): Sender {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]+)>$/.exec(text) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address }
}

import { AppError } from '#platform/errors.ts'
import { CONNECT, OPEN_ADDRESS, REFUSED_ADDRESS } from '#platform/mail/connect.ts'
import { type DeliveryError, PASSWORD_UNREADABLE } from '#platform/mail/deliver.ts'
import type { MailLogin, MailServer } from '#platform/mail/mail-server.ts'
import type { MailServerFields } from '../mail-server-contract.ts'

type Field = keyof MailServerFields
type Why = readonly [field: Field, text: string]

const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'ENODATA', 'EDNS']
/** Of a server of the machine's settings: nothing is said that its own settings would have to say. */
const UNKNOWN_LOGIN = { security: 'none', user: '?' } as const
const PORTS = 'A porta 465 pede TLS desde o início; a 587, STARTTLS.'

/** Why a mail server did not take the test, at the field that says it. `to`: whom the test was for. */
export function refusalOf(error: DeliveryError, login: MailLogin, to: string): AppError {
  const [field, text] = whyNoConnection(error) ?? whyNoSession(error, login) ?? whyNoLetter(error, to)
  return new AppError('invalid', `Nada foi salvo. ${text}`, { [field]: text })
}

/** Why the mail server that is set does not let us in or, with `to`, did not take a test for whom that is. */
export function problemText(error: DeliveryError, { login }: MailServer, to?: string): string {
  if (error.code === PASSWORD_UNREADABLE) return 'A senha guardada já não pode ser lida: digite-a de novo.'
  // Of a server of the machine's settings nobody has looked at the connection.
  if (!login && error.command === 'CONN') return 'O servidor não atendeu, ou a conexão segura com ele falhou.'
  const why = whyNoConnection(error) ?? whyNoSession(error, login ?? UNKNOWN_LOGIN) ?? (to && whyNoLetter(error, to))
  return why ? why[1] : `O servidor não aceitou a conexão${said(error.responseCode)}.`
}

/** Before the server has said anything. */
function whyNoConnection({ code, command }: DeliveryError): Why | undefined {
  if (UNKNOWN_HOST.includes(code))
    return ['host', 'Nenhum servidor com este nome foi encontrado. Confira como está escrito.']
  if (code === REFUSED_ADDRESS)
    return ['host', 'Este endereço é de uso interno e não serve para um servidor de e-mail.']
  if (code === OPEN_ADDRESS)
    return ['security', 'Sem segurança só vale para um servidor nesta máquina ou na rede privada: use TLS ou STARTTLS.']
  if (command === CONNECT)
    return ['port', 'O servidor não atendeu nesta porta: ela está fechada, ou um firewall no caminho a bloqueia.']
  return undefined
}

/** Until it lets us in. */
function whyNoSession(
  { code, command, responseCode }: DeliveryError,
  login: Pick<MailLogin, 'security' | 'user'>,
): Why | undefined {
  if (code === 'ETLS' || (code === 'ESOCKET' && login.security !== 'none'))
    return ['security', `A conexão segura (TLS) falhou, ou o certificado do servidor não vale para este nome. ${PORTS}`]
  if (code === 'EAUTH' && responseCode >= 400 && responseCode < 500)
    return ['mail_password', `O servidor adiou a entrada (${responseCode}). Tente de novo em alguns minutos.`]
  if (code === 'EAUTH')
    return ['mail_password', `O servidor recusou o usuário ou a senha${said(responseCode)}. Confira os dois.`]
  if (responseCode === 530 || (command === 'RCPT TO' && !login.user && responseCode >= 500))
    return ['user', `O servidor só envia para quem entra com usuário e senha (${responseCode}).`]
  if (command === 'CONN' || command === 'EHLO' || command === 'HELO' || command === 'API')
    return ['port', `Algo atendeu nesta porta, mas não respondeu como um servidor de e-mail. ${PORTS}`]
  return undefined
}

/** After that. */
function whyNoLetter({ command, responseCode, isPermanent }: DeliveryError, to: string): Why {
  if (command === 'RCPT TO' && isPermanent)
    return ['from_email', `O servidor recusou enviar a ${to}${said(responseCode)}.`]
  if (responseCode >= 400 && responseCode < 500)
    return ['host', `O servidor adiou o teste${said(responseCode)}. Tente de novo em alguns minutos.`]
  if (command === 'MAIL FROM')
    return [
      'from_email',
      `O servidor recusou este remetente${said(responseCode)}. Use um endereço da conta que entra nele.`,
    ]
  if (responseCode)
    return [
      'from_email',
      `O servidor recusou o e-mail de teste${said(responseCode)}. Quase sempre é o remetente: use um endereço da conta, ou um que o provedor já confirmou.`,
    ]
  return ['host', 'O servidor não disse a tempo se aceitou o e-mail de teste.']
}

const said = (responseCode: number) => (responseCode ? ` (${responseCode})` : '')

import { privateAdminCall } from '#platform/contract/call.ts'
import { done, email, oneLine, optionalText, z } from '#platform/contract/fields.ts'
import { OwnPassword } from './own-password.ts'

/** How a mail server is spoken to: encrypted from the first byte, after STARTTLS, or in the open. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const

/** A host's name or IP address, as DNS has it. */
const host = oneLine(253)
  .toLowerCase()
  .regex(/^[a-z0-9_.:[\]-]*$/, 'Digite só o nome do servidor, como smtp.exemplo.com.br.')

/** A mail server as typed. */
export const MailServerFields = z.object({
  host: host.meta({ label: 'Servidor' }),
  port: z.coerce
    .number<string | number>('Digite um número.')
    .int('Digite um número inteiro.')
    .min(1)
    .max(65_535)
    .meta({ label: 'Porta' }),
  security: z.enum(MAIL_SECURITIES).meta({ label: 'Segurança' }),
  user: optionalText(254).meta({ label: 'Usuário' }),
  /** '' keeps the stored one, which belongs to its server, port, security and user. */
  mail_password: z.string().max(1000).meta({ label: 'Senha do e-mail' }),
  from_name: optionalText(100)
    .regex(/^[^\r\n<>"]*$/, 'Sem aspas, sem < e >.')
    .meta({ label: 'Nome do remetente' }),
  from_email: email.meta({ label: 'E-mail do remetente' }),
  ...OwnPassword.shape,
})
export type MailServerFields = z.output<typeof MailServerFields>

/** The mail server as it is set, without its password. */
const MailServerState = z.object({
  /** The machine's settings, which win; *Sistema*; or null where none is set. */
  set_by: z.enum(['machine', 'panel']).nullable(),
  /** Whether the caller may set or remove it: principals alone, where the machine does not say it. */
  may_set: z.boolean(),
  host: z.string(),
  port: z.int().nullable(),
  security: z.enum(MAIL_SECURITIES).nullable(),
  user: z.string(),
  /** Whether one is stored, and can be read: not where it was sealed with another secret than this installation's. */
  mail_password: z.enum(['none', 'stored', 'unreadable']),
  /** The sender; where none is set, the firm as in *Site*, *Empresa*, its e-mail '' where it has none. */
  from_name: z.string(),
  from_email: z.string(),
})
export type MailServerState = z.infer<typeof MailServerState>

const fails = ['mail-set-by-machine', 'principal-account'] as const

export const mailServerContract = {
  read: privateAdminCall
    .route({ method: 'GET', path: '/system/mail-server', summary: 'O servidor de e-mail, sem a senha' })
    .output(z.object({ data: MailServerState })),
  save: privateAdminCall
    .meta({ changesPages: true, fails })
    .route({
      method: 'POST',
      path: '/system/mail-server',
      summary: 'Testa um servidor de e-mail e o guarda',
      description:
        'Envia um e-mail de teste a quem pede, e guarda só onde o servidor o aceitou; 422 com o campo e o motivo onde não o aceitou. Pede a própria senha. 409 onde as configurações da máquina dizem o servidor (SMTP_URL), e para quem não tem uma conta principal.',
    })
    .input(MailServerFields)
    .output(z.object({ result: z.literal(true), data: z.object({ to: z.string() }) })),
  remove: privateAdminCall
    .meta({ changesPages: true, fails })
    .route({
      method: 'POST',
      path: '/system/mail-server/remove',
      summary: 'Remove o servidor de e-mail: nada mais é enviado',
    })
    .input(OwnPassword)
    .output(done),
}

import type { MailServerFields } from '../../mail-server-contract.ts'

interface Provider extends Pick<MailServerFields, 'host' | 'port' | 'security'> {
  name: string
  /** Which user and password it wants. */
  note: string
}

/** Usual providers: choosing one fills what is the same for all its customers. */
export const PROVIDERS: readonly Provider[] = [
  {
    name: 'Google Workspace',
    ...{ host: 'smtp.gmail.com', port: 465, security: 'tls' },
    note: 'Usuário: o seu e-mail. Senha: uma senha de app, feita na conta Google em Segurança, com a verificação em duas etapas ligada.',
  },
  {
    name: 'Microsoft 365',
    ...{ host: 'smtp.office365.com', port: 587, security: 'starttls' },
    note: 'Usuário: o seu e-mail. Senha: a da caixa ou uma senha de app; quem administra o Microsoft 365 liga o “SMTP autenticado” da caixa.',
  },
  {
    name: 'Zoho Mail',
    ...{ host: 'smtppro.zoho.com', port: 465, security: 'tls' },
    note: 'Usuário: o seu e-mail. Senha: uma senha de app, feita na conta Zoho em Segurança. Uma conta grátis usa smtp.zoho.com.',
  },
  {
    name: 'Locaweb',
    ...{ host: 'email-ssl.com.br', port: 465, security: 'tls' },
    note: 'Usuário: o e-mail inteiro. Senha: a da própria caixa de e-mail.',
  },
  {
    name: 'Amazon SES',
    ...{ host: 'email-smtp.sa-east-1.amazonaws.com', port: 587, security: 'starttls' },
    note: 'Usuário e senha: as credenciais SMTP, feitas no painel do SES; não são as chaves da AWS. Fora de São Paulo, troque a região no servidor.',
  },
  {
    name: 'Brevo',
    ...{ host: 'smtp-relay.brevo.com', port: 587, security: 'starttls' },
    note: 'Usuário: o login SMTP. Senha: a chave SMTP. Os dois estão no Brevo, em SMTP e API.',
  },
]

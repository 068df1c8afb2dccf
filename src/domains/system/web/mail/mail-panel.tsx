import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import type { MailServerState } from '../../mail-server-contract.ts'
import { Setting, SettingPanel } from '../parts/setting.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { RemoveMail } from './remove-mail.tsx'

/** By which server e-mails leave, and how that is set. */
export function MailPanel() {
  const read = useQuery(query.system.mailServer.read.queryOptions())
  return (
    <SettingPanel
      id="servidor-de-e-mail"
      title="Servidor de e-mail"
      query={read}
      failed="O servidor de e-mail não veio"
      loading="Carregando o servidor de e-mail…"
    >
      {(server) => (
        <Setting
          {...server}
          text={textOf(server)}
          facts={factsOf(server)}
          others="Só uma conta principal, a primeira ou a das configurações, o define: por ele passam os links de senha."
          change={server.mail_password === 'unreadable' ? 'Digitar a senha' : undefined}
          form={(dialog) => <MailDialog {...dialog} server={server} />}
          removal={(dialog) => <RemoveMail {...dialog} />}
        />
      )}
    </SettingPanel>
  )
}

const factsOf = ({ set_by, host, port, user, from_name, from_email }: MailServerState) =>
  set_by
    ? ([
        ['Servidor', port ? `${host}, porta ${port}` : host],
        ['Usuário', user || 'Sem usuário'],
        ['Remetente', from_name ? `${from_name} <${from_email}>` : from_email],
      ] as const)
    : []

function textOf({ set_by, mail_password }: MailServerState): string {
  if (set_by === 'machine')
    return 'Definido nas configurações da máquina (SMTP_URL e MAIL_FROM), que valem mais do que esta tela: muda-se lá.'
  if (mail_password === 'unreadable')
    return 'A senha guardada não pode ser lida aqui, como depois de uma restauração em outra máquina. Digite-a de novo: até lá os e-mails esperam.'
  if (set_by) return 'Por ele saem todos os e-mails. A senha está guardada e não é mostrada a ninguém.'
  return 'Nenhum ainda: os e-mails viram arquivos e não chegam a ninguém. O do seu provedor de e-mail serve.'
}

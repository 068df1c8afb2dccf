import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { MailServerState } from '../../mail-server-contract.ts'
import { MailDialog } from './mail-dialog.tsx'
import styles from './mail-panel.module.css'
import { RemoveMail } from './remove-mail.tsx'

/** By which server e-mails leave, and how that is set. */
export function MailPanel() {
  const server = useQuery(query.system.mailServer.read.queryOptions())
  return (
    <section className={`stack gap-50 ${styles.mail}`} aria-labelledby="servidor-de-e-mail">
      <h2 className="tight" id="servidor-de-e-mail">
        Servidor de e-mail
      </h2>
      <QueryView
        query={server}
        data={server.data?.data}
        failed="O servidor de e-mail não veio"
        loading={<LoadingRows rows={2} height={40} label="Carregando o servidor de e-mail…" />}
      >
        {(data) => <Server {...data} />}
      </QueryView>
    </section>
  )
}

function Server(server: MailServerState) {
  const { set_by, may_set, host, port, user, mail_password, from_name, from_email } = server
  const [open, setOpen] = useState<'form' | 'removal'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <p className="soft">{textOf(server)}</p>
      {set_by && (
        <dl className={`stack ${styles.facts}`}>
          <dt>Servidor</dt>
          <dd className="break-anywhere">{port ? `${host}, porta ${port}` : host}</dd>
          <dt>Usuário</dt>
          <dd className="break-anywhere">{user || 'Sem usuário'}</dd>
          <dt>Remetente</dt>
          <dd className="break-anywhere">{from_name ? `${from_name} <${from_email}>` : from_email}</dd>
        </dl>
      )}
      {set_by !== 'machine' && !may_set && (
        <p className="soft">
          Só uma conta principal, a primeira ou a das configurações, o define: por ele passam os links de senha.
        </p>
      )}
      {may_set && (
        <div className="cluster gap-50">
          <Button variant="default" onClick={() => setOpen('form')}>
            {set_by ? (mail_password === 'unreadable' ? 'Digitar a senha' : 'Mudar') : 'Configurar'}
          </Button>
          {set_by && (
            <Button variant="default" color="red" onClick={() => setOpen('removal')}>
              Remover
            </Button>
          )}
        </div>
      )}
      <MailDialog opened={open === 'form'} server={server} onClose={close} />
      <RemoveMail opened={open === 'removal'} onClose={close} />
    </>
  )
}

function textOf({ set_by, mail_password }: MailServerState): string {
  if (set_by === 'machine')
    return 'Definido nas configurações da máquina (SMTP_URL e MAIL_FROM), que valem mais do que esta tela: muda-se lá.'
  if (mail_password === 'unreadable')
    return 'A senha guardada não pode ser lida aqui, como depois de uma restauração em outra máquina. Digite-a de novo: até lá os e-mails esperam.'
  if (set_by) return 'Por ele saem todos os e-mails. A senha está guardada e não é mostrada a ninguém.'
  return 'Nenhum ainda: os e-mails viram arquivos e não chegam a ninguém. O do seu provedor de e-mail serve.'
}

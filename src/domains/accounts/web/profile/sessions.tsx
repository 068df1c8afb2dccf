import { Badge, Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { OwnSession } from '../../profile-contract.ts'
import styles from './sessions.module.css'

/** Rows shown while collapsed. */
const COLLAPSED = 6

/** The user's open sessions; all but the current one can be ended. */
export function OwnSessions() {
  const client = useQueryClient()
  const [all, setAll] = useState(false)
  const sessions = useQuery(query.accounts.profile.sessions.queryOptions())
  const handlers = {
    onError: (failure: unknown) => void notifyFailure(failure),
    onSettled: () => client.invalidateQueries({ queryKey: query.accounts.profile.sessions.key() }),
  }
  const end = useMutation(
    query.accounts.profile.endSession.mutationOptions({
      ...handlers,
      onSuccess: () => void notifySuccess('Sessão encerrada'),
    }),
  )
  const endOthers = useMutation(
    query.accounts.profile.endOthers.mutationOptions({
      ...handlers,
      onSuccess: () => void notifySuccess('As outras sessões foram encerradas'),
    }),
  )
  if (!sessions.data) {
    const loading = <LoadingRows rows={2} height={64} label="Carregando as sessões…" />
    return <QueryState query={sessions} failed="As sessões não vieram" loading={loading} />
  }
  const open = sessions.data.data
  const others = open.length - 1
  const shown = all ? open : open.slice(0, COLLAPSED)
  async function confirmEndOthers() {
    const sure = await confirmAction({
      title: 'Encerrar as outras sessões?',
      text: `${plural(others, 'sessão se encerra', 'sessões se encerram')} na próxima vez que alguém mexer nelas. Esta continua aberta.`,
      confirm: 'Encerrar as outras',
      danger: true,
    })
    if (sure) endOthers.mutate(undefined)
  }

  return (
    <>
      <ul className="stack bare-list surface outlined">
        {shown.map((session) => (
          <Row
            key={session.id}
            session={session}
            busy={end.isPending && end.variables.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {others > 0 ? (
        <div className="cluster gap-50">
          <Button variant="default" loading={endOthers.isPending} onClick={() => void confirmEndOthers()}>
            Encerrar todas as outras
          </Button>
          {shown.length < open.length && (
            <Button variant="subtle" color="gray" onClick={() => setAll(true)}>
              Mostrar todas as {open.length}
            </Button>
          )}
        </div>
      ) : (
        <p className="soft small">Nenhuma outra sessão está aberta.</p>
      )}
    </>
  )
}

function Row({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const Icon = /iPhone|Android/.test(session.device) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={`stack align-center line-below ${styles.row}`}>
      <Icon size={22} stroke={1.6} aria-hidden />
      <div>
        <div className="row cluster strong gap-25-60">
          {session.device} {session.current && <Badge color="green">Este navegador</Badge>}
        </div>
        <p className="soft small">
          Aberta em <time dateTime={session.opened}>{dateTime(session.opened)}</time>, usada por último em{' '}
          <time dateTime={session.used}>{dateTime(session.used)}</time>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="compact-sm"
          loading={busy}
          onClick={onEnd}
          aria-label={`Encerrar ${session.device}, aberta em ${dateTime(session.opened)}`}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}

import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import panel from '#ui/workbench/panel.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { StoredMessage } from '../../contract.ts'
import { toOneLine } from '../../inbox.ts'
import styles from './recent.module.css'
import { UnreadMark } from './unread-mark.tsx'
import { POLL_MS } from './use-messages.ts'

/** Messages shown at first, and added by each 'Mostrar mais'. */
const STEP = 3
/** Most messages loaded; the messages screen shows the rest. */
const LIMIT = 100
/** Most characters of a message: two lines of the widest panel. */
const EXCERPT = 300

/** The messages of the last 30 days that are not archived, newest first, for the admin's dashboard. */
export function RecentMessages() {
  const recent = useQuery(query.contact.recent.queryOptions({ input: { limit: LIMIT }, refetchInterval: POLL_MS }))
  const [count, setCount] = useState(STEP)
  const messages = recent.data?.result.filter(({ archived }) => !archived)
  return (
    <section className={`${panel.panel} ${styles.recent}`} aria-labelledby="mensagens-recentes">
      <header className="flex align-baseline space-between gap-100">
        <h2 id="mensagens-recentes">Mensagens</h2>
        <Link to="/dashboard/messages">Ver todas</Link>
      </header>
      <QueryView
        query={recent}
        data={messages}
        failed="As mensagens não vieram"
        loading={<LoadingRows rows={3} height={72} label="Carregando as mensagens…" />}
        empty={
          <p className="soft">Nada novo em 30 dias. Aqui aparece o que escrevem pelo formulário de contato do site.</p>
        }
      >
        {(listed) => (
          <>
            <ul className="bare-list stack">
              {listed.slice(0, count).map((message) => (
                <RecentMessage key={message.id} message={message} />
              ))}
            </ul>
            {listed.length > count && (
              <Button className="self-start" variant="default" size="xs" onClick={() => setCount(count + STEP)}>
                Mostrar mais
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}

const RecentMessage = ({ message: { id, name, message, read, answered, created_at } }: { message: StoredMessage }) => (
  <li className={`stack break-anywhere relative pad-60 ${styles.message}`} data-unread={!read || undefined}>
    <p className={`cluster align-baseline full-width ${styles.head}`}>
      <Link className={`undecorated link-area ${styles.name}`} to="/dashboard/messages" search={{ id }}>
        {!read && <UnreadMark />}
        {name}
      </Link>
      {answered && <Badge color="green">Respondida</Badge>}
      <time className="soft push tiny tabular" dateTime={created_at}>
        {dateTime(created_at)}
      </time>
    </p>
    <p className={`soft small clipped ${styles.text}`}>{toOneLine(message, EXCERPT)}</p>
  </li>
)

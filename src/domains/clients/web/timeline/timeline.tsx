import { IconCash, IconFileInvoice, IconMail, IconPointFilled, IconWritingSign } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { day, dayOf, monthAndYear } from '#time.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import panel from '#ui/workbench/panel.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { TimelineEntry } from '../../contract.ts'
import styles from './timeline.module.css'

/** What happened with a client, as far as the reader may see it: the newest first, by months. */
export function ClientTimeline({ id }: { id: number }) {
  const { admin } = useSession()
  const list = useInfiniteQuery(timelineOf(id))
  return (
    <section className={`${panel.panel} ${styles.timeline}`} aria-labelledby="linha-do-tempo">
      <h2 id="linha-do-tempo">Linha do tempo</h2>
      <QueryView
        query={list}
        data={list.data?.pages.flatMap(({ data }) => data)}
        failed="A linha do tempo não veio"
        loading={<LoadingRows rows={5} height={56} label="Carregando a linha do tempo…" />}
        empty={
          <p className="soft">
            Nada ainda. Aqui aparecem {admin && 'as mensagens deste e-mail ou telefone, '}os orçamentos, as respostas a
            eles e os pagamentos.
          </p>
        }
      >
        {(entries) => (
          <>
            {byMonth(entries).map(({ month, entries }) => (
              <section key={month} aria-label={month}>
                <h3 className="below-75 soft tiny medium">{month}</h3>
                <ol className="bare-list">
                  {entries.map((entry) => (
                    <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
                  ))}
                </ol>
              </section>
            ))}
            <LoadMore list={list} align="start" />
          </>
        )}
      </QueryView>
    </section>
  )
}

/** By the kinds that the domains' `listWithClient` gives. */
const ICONS: Readonly<Record<string, typeof IconMail>> = {
  message: IconMail,
  quote: IconFileInvoice,
  'quote-event': IconWritingSign,
  'quote-payment': IconCash,
}

function Entry({ entry: { kind, at, title, note, to } }: { entry: TimelineEntry }) {
  const follow = useFollow()
  const Icon = ICONS[kind] ?? IconPointFilled
  return (
    <li className={`stack align-baseline relative ${styles.entry}`}>
      <span className={`soft place-center top paper round ${styles.icon}`}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <a className="strong break-anywhere faint-underline" href={to} onClick={follow}>
        {title}
      </a>
      <time className="soft tiny tabular nowrap" dateTime={at}>
        {day(at)}
      </time>
      {note && <p className="soft break-anywhere">{note}</p>}
    </li>
  )
}

/** Entries in their order, under the month they belong to: 'novembro de 2026'. */
function byMonth(entries: readonly TimelineEntry[]) {
  const months = Map.groupBy(entries, ({ at }) => dayOf(at).slice(0, 7))
  return [...months].map(([month, entries]) => ({ month: monthAndYear(`${month}-01`), entries }))
}

/** The time line of a client, a page at a time. */
export const timelineOf = (id: number) =>
  query.clients.timeline.infiniteOptions({ ...byCursor, input: (cursor: string | undefined) => ({ id, cursor }) })

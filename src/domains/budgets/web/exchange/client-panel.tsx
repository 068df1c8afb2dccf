import { useQuery } from '@tanstack/react-query'
import { useManners } from '#client/manners.ts'
import { query } from '#client/query.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { Standing, StateMark } from '../parts/badges.tsx'
import { ExchangeActions } from './actions.tsx'
import { ClientLink } from './client-link.tsx'
import styles from './client-panel.module.css'
import { ContactChanges } from './contact-changes.tsx'
import { EventList, OpeningsLine } from './event-list.tsx'
import { QuoteFiles } from './files.tsx'
import { Installments } from './installments.tsx'
import { NextVersion } from './next-version.tsx'
import { Requests } from './requests.tsx'
import { Unkept } from './unkept.tsx'

/** What happens between the firm and the client about a quote: sending, answers, parcelas, the start of the work. */
export function ClientPanel({ id }: { id: number }) {
  const { oneState } = useManners()
  const exchange = useQuery(query.budgets.exchange.read.queryOptions({ input: { id }, staleTime: 0 }))
  return (
    <section
      className={`stack gap-125 may-shrink full-width not-printed ${styles.panel}`}
      aria-labelledby="client-panel"
    >
      <QueryView
        query={exchange}
        data={exchange.data?.data}
        failed="O que houve com o cliente não veio"
        loading={<LoadingRows rows={3} height={60} label="Carregando o que houve com o cliente…" />}
      >
        {(shown) => (
          <>
            <header className={`row cluster gap-75 ${styles.head}`}>
              <h2 id="client-panel">Com o cliente</h2>
              {oneState ? <Standing {...shown} /> : <StateMark state={shown.state} />}
            </header>
            <NextVersion id={id} exchange={shown} />
            {shown.requests.length > 0 && (
              <section>
                <h3>Pedidos de mudança</h3>
                <Requests id={id} requests={shown.requests} namesItem />
              </section>
            )}
            <ContactChanges changes={shown.contact_changes} />
            <Unkept id={id} exchange={shown} />
            <ExchangeActions id={id} exchange={shown} />
            {shown.path && <ClientLink id={id} exchange={shown} />}
            <QuoteFiles id={id} />
            <OpeningsLine openings={shown.openings} />
            {shown.installments.length > 0 && <Installments id={id} exchange={shown} />}
            {shown.events.length > 0 && <EventList id={id} events={shown.events} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

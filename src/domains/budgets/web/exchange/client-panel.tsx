import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { StateMark } from '../parts/badges.tsx'
import { ExchangeActions } from './actions.tsx'
import { ClientLink } from './client-link.tsx'
import styles from './client-panel.module.css'
import { ContactChanges } from './contact-changes.tsx'
import { EventList } from './event-list.tsx'
import { Installments } from './installments.tsx'

/** What happens between the firm and the client about a quote: sending, answers, parcelas, the start of the work. */
export function ClientPanel({ id }: { id: number }) {
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
              <StateMark state={shown.state} />
            </header>
            {shown.changed && shown.state !== 'accepted' && (
              <p className={styles.hint}>
                O que está salvo já não é o que o cliente tem. Envie de novo e ele recebe a versão {shown.version + 1}.
              </p>
            )}
            <ContactChanges changes={shown.contact_changes} />
            <ExchangeActions id={id} exchange={shown} />
            {shown.path && <ClientLink id={id} exchange={shown} />}
            {shown.installments.length > 0 && <Installments id={id} installments={shown.installments} />}
            {shown.events.length > 0 && <EventList events={shown.events} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

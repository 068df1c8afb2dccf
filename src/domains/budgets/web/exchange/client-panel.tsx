import { Button } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { Exchange } from '../../exchange-schemas.ts'
import { Standing, StateMark } from '../parts/badges.tsx'
import { ExchangeActions } from './actions.tsx'
import { ContactChanges } from './before-sending.tsx'
import { ClientLink } from './client-link.tsx'
import styles from './client-panel.module.css'
import { DraftChanges } from './draft-changes.tsx'
import { EventList, OpeningsLine } from './event-list.tsx'
import { QuoteFiles } from './files.tsx'
import { Installments } from './installments.tsx'
import { Requests } from './requests.tsx'
import { useExchange } from './use-exchange.ts'

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
            <header className="row cluster gap-75">
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

/** What the draft of the next version says otherwise than the client has it; nothing where both say the same. */
function NextVersion({ id, exchange }: { id: number; exchange: Exchange }) {
  const { version, draft, changed, state } = exchange
  if (!draft && (!changed || state === 'accepted')) return null
  return (
    <section className={`stack gap-60 pad-75-100 ${styles.hint}`} aria-labelledby="next-version">
      <h3 id="next-version">Rascunho da versão {version + 1}</h3>
      <p>
        {state === 'accepted'
          ? `O cliente aceitou a versão ${version}, que continua valendo. O rascunho só a equipe vê, até você enviar.`
          : `O cliente continua com a versão ${version}. O rascunho só a equipe vê, até você enviar.`}
      </p>
      <DraftChanges id={id} exchange={exchange} />
    </section>
  )
}

/** The addresses that a quote was sent to or accepted with and its client's record does not have: one click keeps each. */
function Unkept({ id, exchange: { client_id, unkept } }: { id: number; exchange: Exchange }) {
  const { mutate, isPending } = useExchange(id)
  const client = useQueryClient()
  if (client_id === null) return null
  async function keep(one: Exchange['unkept'][number]) {
    await api.clients.contacts.keep({ client_id: client_id!, ...one })
    void client.invalidateQueries({ queryKey: query.clients.key() })
    return api.budgets.exchange.read({ id })
  }
  return unkept.map((one) => (
    <p key={one.email} className="cluster gap-25-100">
      <span className={styles.soft}>
        {one.name ? `${one.name}, ` : ''}
        {one.email} não está no cadastro do cliente.
      </span>
      <Button
        variant="default"
        size="compact-sm"
        disabled={isPending}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        aria-label={`Guardar no cadastro: ${one.email}`}
        onClick={() => mutate({ work: () => keep(one), done: `${one.email} está no cadastro` })}
      >
        Guardar no cadastro
      </Button>
    </p>
  ))
}

import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { query, readOnce } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { brl, toCents } from '#money.ts'
import { plural } from '#ui/formats.ts'
import { labelsOf } from '#ui/workbench/form/fields-of.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { type Client, ClientFields } from '../../contract.ts'
import { mergeFields } from '../../merged.ts'
import { toStored } from '../edit/form-values.ts'
import styles from './merge.module.css'

interface CompareClientsProps {
  /** The record that stays. */
  id: number
  /** The record that goes. */
  other: number
  onBack: () => void
  onClose: () => void
  onMerged: () => void
}

/** Both records as they are stored now, what they become, and the button that does it. */
export function CompareClients({ id, other, onBack, onClose, onMerged }: CompareClientsProps) {
  const queries = useQueryClient()
  const { running, run } = useRun()
  const isOn = useIsOn()
  const both = useQuery({
    queryKey: [...query.clients.key(), 'both', id, other],
    queryFn: async () => {
      const [stays, goes, moves, sums, orders] = await Promise.all([
        api.clients.item({ id }),
        api.clients.item({ id: other }),
        api.clients.moves({ id: other }),
        isOn({ module: 'budgets' }) ? api.budgets.ofClient({ id: other }) : undefined,
        isOn({ module: 'sales' }) ? api.sales.orders.ofClient({ id: other }) : undefined,
      ])
      return {
        stays: stays.data,
        goes: goes.data,
        moves: { ...moves.data, open: sums?.data.open ?? 0, orders: orders?.data.count ?? 0 },
      }
    },
    ...readOnce,
  })

  async function merge() {
    const done = await run(() => api.clients.merge({ id, other }))
    if (!done) return
    notifySuccess('Os dois cadastros são um só')
    onMerged()
    const { clients, budgets, sales } = query
    for (const shown of [clients.list, clients.timeline, clients.contacts, budgets.ofClient, sales.orders.ofClient])
      void queries.invalidateQueries({ queryKey: shown.key() })
  }

  return (
    <QueryView
      query={both}
      data={both.data}
      failed="Os dois cadastros não vieram"
      loading={<LoadingRows rows={5} height={48} label="Carregando os dois cadastros…" />}
    >
      {({ stays, goes, moves }) => (
        <div className="stack gap-100 may-shrink">
          <Consequences goes={goes} moves={moves} />
          <Comparison stays={toStored(stays).values} goes={toStored(goes).values} />
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" onClick={onBack} disabled={running} mr="auto">
              Escolher outro
            </Button>
            <Button variant="default" onClick={onClose} disabled={running}>
              Cancelar
            </Button>
            <Button color="red" loading={running} onClick={() => void merge()}>
              Juntar
            </Button>
          </Group>
        </div>
      )}
    </QueryView>
  )
}

interface Moves {
  quotes: number
  contacts: number
  messages: number
  /** Reais of its quotes that are not paid yet. */
  open: number
  orders: number
}

/** '2 orçamentos, com R$ 100,00 em aberto, e 1 contato'; '' for nothing. */
function movesText({ quotes, contacts, messages, open }: Moves) {
  const parts = [
    quotes > 0 &&
      `${plural(quotes, 'orçamento', 'orçamentos')}${open > 0 ? `, com ${brl(toCents(open))} em aberto` : ''}`,
    contacts > 0 && plural(contacts, 'contato', 'contatos'),
    messages > 0 && plural(messages, 'mensagem', 'mensagens'),
  ].filter(Boolean)
  return parts.join(' · ')
}

function Consequences({ goes, moves }: { goes: Client; moves: Moves }) {
  const text = useRef<HTMLDivElement>(null)
  const moved = movesText(moves)
  // What was chosen is gone from the dialog, and the focus with it.
  useEffect(() => text.current?.focus(), [])
  return (
    <div ref={text} tabIndex={-1} className={`stack gap-50 measure ${styles.words}`}>
      <p>
        Este cadastro fica, e o que falta nele vem do outro. O que os dois dizem de modo diferente fica como está aqui,
        e o do outro vai para as observações, menos o CPF ou CNPJ. O outro cadastro deixa de existir. Não há como
        desfazer.
      </p>
      <p>
        De “{goes.name}”{' '}
        {moved ? (
          <>
            passam para este cadastro: <b>{moved}</b>.
          </>
        ) : (
          'não há orçamento, contato nem mensagem que passe para cá.'
        )}
        {moves.quotes > 0 && ' Nos orçamentos fica o nome que está escrito neles.'}
        {moves.orders > 0 &&
          ` ${plural(moves.orders, 'pedido do site se acha', 'pedidos do site se acham')} pelo e-mail, telefone, CPF ou CNPJ: ${moves.orders === 1 ? 'aparece' : 'aparecem'} aqui se um deles ficar neste cadastro ou em um contato.`}
      </p>
    </div>
  )
}

interface ComparisonProps {
  stays: ClientFields
  goes: ClientFields
}

const LABELS = labelsOf(ClientFields)

/** Both records field by field, and what they become. Fields that both lack are left out. */
function Comparison({ stays, goes }: ComparisonProps) {
  const merged = mergeFields(stays, goes)
  const fields = (Object.keys(LABELS) as (keyof ClientFields)[]).filter((field) => merged[field] !== '')
  return (
    <table className={`${rows.rows} ${styles.table}`}>
      <thead className="hidden-narrow">
        <tr>
          <td />
          <th scope="col">Este</th>
          <th scope="col">O outro</th>
          <th scope="col">Fica assim</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{LABELS[field]}</th>
            <td data-label="Este">{stays[field] || <Nothing />}</td>
            <td data-label="O outro">{goes[field] || <Nothing />}</td>
            <td data-label="Fica assim">{merged[field]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Nothing = () => <em className="soft">Vazio</em>

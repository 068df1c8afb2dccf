import { Button, Group } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { query, readOnce } from '#client/calls/query.ts'
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
  const both = useQuery({
    queryKey: [...query.clients.key(), 'both', id, other],
    queryFn: () => Promise.all([api.clients.item({ id }), api.clients.item({ id: other })]),
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
      data={both.data?.map(({ data }) => data)}
      failed="Os dois cadastros não vieram"
      loading={<LoadingRows rows={5} height={48} label="Carregando os dois cadastros…" />}
    >
      {([stays, goes]) =>
        stays &&
        goes && (
          <div className="stack gap-100 may-shrink">
            <Consequences goes={goes} />
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
        )
      }
    </QueryView>
  )
}

function Consequences({ goes }: { goes: Client }) {
  const text = useRef<HTMLParagraphElement>(null)
  // What was chosen is gone from the dialog, and the focus with it.
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} className={`measure ${styles.words}`}>
      Este cadastro fica, e o que falta nele vem do outro. O que os dois dizem de modo diferente fica como está aqui, e
      o do outro vai para as observações, menos o CPF ou CNPJ. Os orçamentos de “{goes.name}” passam para este cadastro,
      com o nome que está escrito neles. O outro cadastro deixa de existir. Não há como desfazer.
    </p>
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

const Nothing = () => <em>Vazio</em>

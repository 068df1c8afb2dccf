import { CloseButton, Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { MAX_SEARCH } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { ClientFields } from '../../contract.ts'
import { CompareClients } from './compare-clients.tsx'
import styles from './merge.module.css'

/** Rows shown. */
const MOST = 8
/** A pause in typing, in milliseconds. */
const PAUSE = 250

interface ChooseClientProps {
  /** The client that is not offered. */
  except: number
  onChoose: (id: number) => void
}

/** Finds the other record of a client. */
function ChooseClient({ except, onChoose }: ChooseClientProps) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const found = useQuery(
    query.clients.list.queryOptions({
      // One more, as the client itself may be among them.
      input: { limit: MOST + 1, ...(q && { q }) },
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <div className={`stack gap-100 may-shrink ${styles.choose}`}>
      <p>Qual é o outro cadastro do mesmo cliente?</p>
      <TextInput
        type="search"
        data-autofocus
        aria-label="Procurar o outro cadastro"
        placeholder="Nome, contato, e-mail, telefone ou CNPJ"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => setTyped('')} />}
        maxLength={MAX_SEARCH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <QueryView
        query={found}
        data={found.data?.data.filter(({ id }) => id !== except).slice(0, MOST)}
        failed="Os clientes não vieram"
        loading={<LoadingRows rows={4} height={56} label="Carregando os clientes…" />}
        empty={<p className="soft">{q ? `Nenhum outro cliente com “${q}”.` : 'Não há outro cliente.'}</p>}
      >
        {(clients) => (
          <ul className="stack bare-list" aria-busy={found.isPlaceholderData}>
            {clients.map(({ id, name, contact, email, phone, quotes }) => (
              <li key={id}>
                <button className="hover-wash" type="button" onClick={() => onChoose(id)}>
                  <b>{name}</b>
                  <span>
                    {[contact, email, phone, plural(quotes, 'orçamento', 'orçamentos')].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}

interface MergeDialogProps {
  /** The record that stays, and what is stored of it. */
  id: number
  client: ClientFields
  opened: boolean
  onClose: () => void
  onMerged: () => void
}

/** Joins another record of the same client with this one: first it is chosen, then both are seen side by side. */
export const MergeDialog = ({ opened, onClose, ...merge }: MergeDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={`Juntar outro cadastro com “${merge.client.name}”`} size="60rem">
    <MergeSteps onClose={onClose} {...merge} />
  </Modal>
)

function MergeSteps({ id, onClose, onMerged }: Omit<MergeDialogProps, 'opened' | 'client'>) {
  const [other, setOther] = useState<number>()
  return other === undefined ? (
    <ChooseClient except={id} onChoose={setOther} />
  ) : (
    <CompareClients id={id} other={other} onBack={() => setOther(undefined)} onClose={onClose} onMerged={onMerged} />
  )
}

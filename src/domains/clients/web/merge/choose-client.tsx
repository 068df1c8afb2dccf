import { CloseButton, Modal, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { MAX_SEARCH } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { AlikeBy, ClientFields } from '../../contract.ts'
import { CompareClients } from './compare-clients.tsx'
import styles from './merge.module.css'

/** Rows shown. */
const MOST = 8
/** A pause in typing, in milliseconds. */
const PAUSE = 250

/** What two records have in common. */
const SAME: Record<AlikeBy, string> = { document: 'CPF ou CNPJ', email: 'e-mail', phone: 'telefone', name: 'nome' }

interface ChooseClientProps {
  /** The client that is not offered, and what is stored of it. */
  except: number
  client: ClientFields
  onChoose: (id: number) => void
}

/** Finds the other record of a client; before anything is typed those come first that are like it. */
function ChooseClient({ except, client, onChoose }: ChooseClientProps) {
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const [q] = useDebouncedValue(typed.trim(), PAUSE)
  const found = useQuery({
    queryKey: [...query.clients.list.key(), 'doubles', except, q],
    queryFn: async () => {
      const { name, email, phone, document } = client
      const [alike, list] = await Promise.all([
        api.clients.alike({ id: except, name, email, phone, document }),
        // One more, as the client itself may be among them.
        api.clients.list({ limit: MOST + 1, ...(q && { q }) }),
      ])
      const sameOf = new Map(alike.data.map(({ id, same }) => [id, same]))
      const others = q ? list.data : [...alike.data, ...list.data.filter(({ id }) => !sameOf.has(id))]
      return others
        .filter(({ id }) => id !== except)
        .slice(0, MOST)
        .map((row) => ({ ...row, same: sameOf.get(row.id) ?? [] }))
    },
    placeholderData: keepPreviousData,
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus
    <div className={`stack gap-100 may-shrink ${styles.choose}`} onKeyDown={(event) => walk(event, search.current)}>
      <p>Qual é o outro cadastro do mesmo cliente?</p>
      <TextInput
        ref={search}
        type="search"
        data-autofocus
        aria-label="Buscar o outro cadastro"
        placeholder="Nome, contato, e-mail, telefone ou CNPJ"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => setTyped('')} />}
        maxLength={MAX_SEARCH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <QueryView
        query={found}
        data={found.data}
        failed="Os clientes não vieram"
        loading={<LoadingRows rows={4} height={56} label="Carregando os clientes…" />}
        empty={<p className="soft">{q ? `Nenhum outro cliente com “${q}”.` : 'Não há outro cliente.'}</p>}
      >
        {(clients) => (
          <ul className="stack bare-list" aria-busy={found.isPlaceholderData}>
            {clients.map(({ id, name, contact, email, phone, quotes, same }) => (
              <li key={id}>
                <button className="hover-wash" type="button" onClick={() => onChoose(id)}>
                  <b>{name}</b>
                  <span>
                    {[contact, email, phone, plural(quotes, 'orçamento', 'orçamentos')].filter(Boolean).join(' · ')}
                  </span>
                  {same.length > 0 && <span>Mesmo {same.map((by) => SAME[by]).join(', ')}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}

/** Arrows, Home and End go through what was found; a letter goes on with the search. */
function walk(event: KeyboardEvent<HTMLElement>, search: HTMLInputElement | null) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')]
  const at = options.indexOf(document.activeElement as HTMLElement)
  const isInList = at >= 0
  const next: Record<string, HTMLElement | null | undefined> = {
    ArrowDown: options[at + 1],
    ArrowUp: at === 0 ? search : options[at - 1],
    ...(isInList && { Home: options[0], End: options.at(-1) }),
  }
  if (event.key in next) {
    event.preventDefault()
    next[event.key]?.focus()
  } else if (isInList && event.key.length === 1 && event.key !== ' ') search?.focus()
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

function MergeSteps({ id, client, onClose, onMerged }: Omit<MergeDialogProps, 'opened'>) {
  const [other, setOther] = useState<number>()
  return other === undefined ? (
    <ChooseClient except={id} client={client} onChoose={setOther} />
  ) : (
    <CompareClients id={id} other={other} onBack={() => setOther(undefined)} onClose={onClose} onMerged={onMerged} />
  )
}

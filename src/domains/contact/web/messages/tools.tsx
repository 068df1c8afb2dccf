import { CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cleanText } from '#domains/search/search.ts'
import { FILTERS, LONGEST_SEARCH } from '../../inbox.ts'
import type { MessagesPlace } from './messages-page.tsx'
import styles from './tools.module.css'

const LABELS = { inbox: 'Entrada', archived: 'Arquivadas', all: 'Todas' } as const

/** How long a pause in typing is, in milliseconds. */
const PAUSE = 250

/** Which messages are listed: a place, or what is looked for in all of them. */
export function MessageTools({ place }: { place: MessagesPlace }) {
  const navigate = useNavigate()
  const go = (search: MessagesPlace, replace: boolean) =>
    void navigate({ to: '/dashboard/messages', search, replace, resetScroll: false })
  const [typed, setTyped, setSent] = useTyped(place.q)

  const look = useDebouncedCallback((text: string) => {
    const q = cleanText(text) || undefined
    if (q === place.q) return
    setSent(q ?? '')
    go({ ...place, id: undefined, q }, place.q !== undefined)
  }, PAUSE)
  const type = (text: string) => {
    setTyped(text)
    look(text)
  }

  return (
    <search className={styles.tools}>
      <TextInput
        type="search"
        aria-label="Procurar em todas as mensagens"
        placeholder="Procurar em todas as mensagens"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => type('')} />}
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {place.q === undefined && (
        <SegmentedControl
          aria-label="Quais mensagens"
          fullWidth
          data={FILTERS.map((value) => ({ value, label: LABELS[value] }))}
          value={place.filter ?? 'inbox'}
          onChange={(filter) => go({ filter: filter === 'inbox' ? undefined : filter }, false)}
        />
      )}
    </search>
  )
}

/** What stands in the box: as typed, until the address says something else than was sent there from here. */
function useTyped(q = '') {
  const [state, setState] = useState<{ typed: string; q: string; sent?: string }>({ typed: q, q })
  if (state.q !== q) setState({ typed: q === state.sent ? state.typed : q, q })
  return [
    state.typed,
    (typed: string) => setState((before) => ({ ...before, typed })),
    (sent: string) => setState((before) => ({ ...before, sent })),
  ] as const
}

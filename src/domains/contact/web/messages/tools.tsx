import { CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cleanText } from '#domains/search/search.ts'
import { FILTERS, LONGEST_SEARCH } from '../../inbox.ts'
import type { MessagesSearch } from './messages-page.tsx'
import styles from './tools.module.css'

const LABELS = { inbox: 'Entrada', archived: 'Arquivadas', all: 'Todas' } as const

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 250

/** The search box and the filter of the list. */
export function MessageTools({ search }: { search: MessagesSearch }) {
  const navigate = useNavigate()
  const go = (search: MessagesSearch, replace: boolean) =>
    void navigate({ to: '/dashboard/messages', search, replace, resetScroll: false })
  const [typed, setTyped, setSent] = useTyped(search.q)

  const applySearch = useDebouncedCallback((text: string) => {
    const q = cleanText(text) || undefined
    if (q === search.q) return
    setSent(q ?? '')
    go({ ...search, id: undefined, q }, search.q !== undefined)
  }, DEBOUNCE_MS)
  const type = (text: string) => {
    setTyped(text)
    applySearch(text)
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
      {search.q === undefined && (
        <SegmentedControl
          aria-label="Quais mensagens"
          fullWidth
          data={FILTERS.map((value) => ({ value, label: LABELS[value] }))}
          value={search.filter ?? 'inbox'}
          onChange={(filter) => go({ filter: filter === 'inbox' ? undefined : filter }, false)}
        />
      )}
    </search>
  )
}

/** The search box's text: as typed, until the address changes by something else than this box. */
function useTyped(q = '') {
  const [state, setState] = useState<{ typed: string; q: string; sent?: string }>({ typed: q, q })
  if (state.q !== q) setState({ typed: q === state.sent ? state.typed : q, q })
  return [
    state.typed,
    (typed: string) => setState((before) => ({ ...before, typed })),
    (sent: string) => setState((before) => ({ ...before, sent })),
  ] as const
}

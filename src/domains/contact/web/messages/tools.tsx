import { SegmentedControl } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { FILTERS } from '../../inbox.ts'
import type { MessagesSearch } from './messages-page.tsx'
import styles from './tools.module.css'

const LABELS = { inbox: 'Entrada', archived: 'Arquivadas', all: 'Todas' } as const

/** The search box and the filter of the list. */
export function MessageTools({ search }: { search: MessagesSearch }) {
  const navigate = useNavigate()
  const go = (search: MessagesSearch, replace: boolean) =>
    void navigate({ to: '/dashboard/messages', search, replace, resetScroll: false })

  return (
    <search className={styles.tools}>
      <SearchField
        label="Procurar em todas as mensagens"
        q={search.q}
        onSearch={(q) => go({ ...search, id: undefined, q }, search.q !== undefined)}
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

import { Button, Chip, CloseButton, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconDownload, IconFilter, IconSearch } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { cleanText } from '#domains/search/search.ts'
import { TASK_TYPES } from '../../production.ts'
import styles from './line.module.css'
import { hasFilters, type LinePlace, withoutFilters } from './place.ts'

/** Milliseconds without typing after which the search starts. */
const PAUSE = 250
/** Longest text to search for, in characters. */
const LONGEST = 120

interface LineToolsProps {
  line: number
  place: LinePlace
  onPlace: (place: LinePlace, options?: { replace: boolean }) => void
  field: RefObject<HTMLInputElement | null>
}

/** Search and filters of a line's tasks, stored in the address, and the CSV download. */
export function LineTools({ line, place, onPlace, field }: LineToolsProps) {
  const [typed, setTyped, setSent] = useTyped(place.q)
  const look = useDebouncedCallback((text: string) => {
    const q = cleanText(text).slice(0, LONGEST) || undefined
    if (q === place.q) return
    setSent(q ?? '')
    onPlace({ ...place, q }, { replace: place.q !== undefined })
  }, PAUSE)
  const type = (text: string) => {
    setTyped(text)
    look(text)
  }
  // On a phone the filters are folded, so that the tasks are in sight.
  const [isOpen, setOpen] = useState(hasFilters({ ...place, q: undefined }))
  const mark = (who: 'me' | 'nobody') => (isOn: boolean) => onPlace({ ...place, who: isOn ? who : undefined })
  return (
    <search className={styles.tools}>
      <TextInput
        ref={field}
        type="search"
        aria-label="Procurar nas tarefas"
        placeholder="Procurar nas tarefas"
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed && <CloseButton size="sm" aria-label="Limpar a busca" onClick={() => type('')} />}
        maxLength={LONGEST}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button
        className={styles.unfold ?? ''}
        variant="default"
        leftSection={<IconFilter size={18} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Filtros
      </Button>
      <div className={styles.filters} data-open={isOpen || undefined}>
        <Select
          className={styles.type ?? ''}
          aria-label="Tipo"
          placeholder="Todos os tipos"
          clearable
          clearButtonProps={{ 'aria-label': 'Todos os tipos' }}
          data={TASK_TYPES.map((value) => ({ value, label: value }))}
          value={place.type ?? null}
          onChange={(value) => onPlace({ ...place, type: value ?? undefined })}
        />
        <Group gap="xs">
          <Chip
            size="xs"
            checked={place.late ?? false}
            onChange={(isOn) => onPlace({ ...place, late: isOn || undefined })}
          >
            Atrasadas
          </Chip>
          <Chip size="xs" checked={place.who === 'me'} onChange={mark('me')}>
            Minhas
          </Chip>
          <Chip size="xs" checked={place.who === 'nobody'} onChange={mark('nobody')}>
            Sem responsável
          </Chip>
        </Group>
        {hasFilters(place) && (
          <Button variant="subtle" size="compact-sm" onClick={() => onPlace(withoutFilters(place))}>
            Limpar os filtros
          </Button>
        )}
        <Button
          className={styles.csv ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          renderRoot={(props) => (
            <a href={`/api/v1/line-csv?id=${line}`} download aria-label="Baixar a linha como CSV" {...props}>
              {props.children}
            </a>
          )}
        >
          CSV
        </Button>
      </div>
    </search>
  )
}

/** The text of the search field: as typed, until the address gets a search that this field did not set. */
function useTyped(q = '') {
  const [state, setState] = useState<{ typed: string; q: string; sent?: string }>({ typed: q, q })
  if (state.q !== q) setState({ typed: q === state.sent ? state.typed : q, q })
  return [
    state.typed,
    (typed: string) => setState((before) => ({ ...before, typed })),
    (sent: string) => setState((before) => ({ ...before, sent })),
  ] as const
}

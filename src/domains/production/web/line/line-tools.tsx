import { Button, Chip, Group, Select } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { cleanSearch } from '#fold.ts'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { MAX_TASK_SEARCH, TASK_TYPE_LABELS, TASK_TYPES } from '../../production.ts'
import { LabelFilter } from '../labels/label-filter.tsx'
import styles from './line.module.css'
import { hasFilters, type LinePlace, NO_FILTERS } from './place.ts'

interface LineToolsProps {
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
  field: RefObject<HTMLInputElement | null>
}

/** Search and filters of a line's tasks, stored in the address. */
export function LineTools({ place, onPlace, field }: LineToolsProps) {
  const say = useSay()
  const isFiltered = hasFilters({ ...place, q: undefined })
  // On a phone the filters are folded, so that the tasks are in sight.
  const [isOpen, setOpen] = useState(isFiltered)
  const mark = (who: 'me' | 'nobody') => (isOn: boolean) => onPlace({ who: isOn ? who : undefined })
  return (
    <search className={`row cluster ${styles.tools}`}>
      <SearchField
        ref={field}
        label="Buscar nas tarefas"
        q={place.q}
        maxLength={MAX_TASK_SEARCH}
        onSearch={(q) => onPlace({ q: q && cleanSearch(q) }, { replace: place.q !== undefined })}
      />
      <Button
        className={styles.unfold ?? ''}
        variant={isFiltered ? 'light' : 'default'}
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
          data={TASK_TYPES.map((value) => ({ value, label: say(TASK_TYPE_LABELS[value]) }))}
          value={place.type ?? null}
          onChange={(value) => onPlace({ type: value ?? undefined })}
        />
        <LabelFilter className={styles.label ?? ''} aria-label="Etiqueta" place={place} onPlace={onPlace} />
        <Group gap="xs">
          <Chip size="xs" checked={place.late ?? false} onChange={(isOn) => onPlace({ late: isOn || undefined })}>
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
          <Button variant="subtle" size="compact-sm" onClick={() => onPlace(NO_FILTERS)}>
            Limpar os filtros
          </Button>
        )}
      </div>
    </search>
  )
}

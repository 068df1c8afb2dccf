import { Button, CloseButton, Popover, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSay } from '#client/interface/say.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import type { LineView } from '../../board-contract.ts'
import { TASK_TYPE_LABELS, TASK_TYPES } from '../../production.ts'
import { LabelFilter, useLabelFilterName } from '../labels/label-filter.tsx'
import styles from './line.module.css'
import type { LinePlace } from './place.ts'

interface MoreFiltersProps {
  line: LineView
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
  /** The search field, where the row has no room for it. */
  search: ReactNode
}

/** The filters by type and by whose a task is: those that are on, each with its way out, and a button for more. */
export function MoreFilters({ line, place, onPlace, search }: MoreFiltersProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const person = typeof place.who === 'number' ? line.people.find(({ id }) => id === place.who) : undefined
  const who = place.who === 'nobody' ? 'Sem responsável' : typeof place.who === 'number' && nameOf(person)
  const label = useLabelFilterName(place)
  return (
    <>
      {place.type && (
        <OneFilter label={say(TASK_TYPE_LABELS[place.type])} onRemove={() => onPlace({ type: undefined })} />
      )}
      {label && <OneFilter label={label} onRemove={() => onPlace({ label: undefined })} />}
      {who && <OneFilter label={who} onRemove={() => onPlace({ who: undefined })} />}
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button
            className={styles.addFilter ?? ''}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Filtro
          </Button>
        </Popover.Target>
        <Popover.Dropdown className="stack gap-75" aria-label="Mais filtros">
          {search}
          <Select
            label="Tipo"
            placeholder="Todos os tipos"
            clearable
            clearButtonProps={{ 'aria-label': 'Todos os tipos' }}
            comboboxProps={{ withinPortal: false }}
            data={TASK_TYPES.map((value) => ({ value, label: say(TASK_TYPE_LABELS[value]) }))}
            value={place.type ?? null}
            onChange={(value) => onPlace({ type: value ?? undefined })}
          />
          <LabelFilter label="Etiqueta" comboboxProps={{ withinPortal: false }} place={place} onPlace={onPlace} />
          <Select
            label="Responsável"
            placeholder="Qualquer um"
            clearable
            clearButtonProps={{ 'aria-label': 'Qualquer responsável' }}
            comboboxProps={{ withinPortal: false }}
            data={[
              ...line.people.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'nobody', label: 'Sem responsável' },
            ]}
            value={place.who === undefined || place.who === 'me' ? null : String(place.who)}
            onChange={(value) =>
              onPlace({ who: value === null || value === 'nobody' ? (value ?? undefined) : Number(value) })
            }
          />
        </Popover.Dropdown>
      </Popover>
    </>
  )
}

/** The name of a member; one who has left the line cannot be named. */
const nameOf = (person: LineView['people'][number] | undefined) => person?.name ?? 'Alguém que saiu do quadro'

const OneFilter = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <span className={`row gap-25 accent tiny nowrap ${styles.filter}`}>
    {label}
    <CloseButton size="xs" aria-label={`Remover o filtro: ${label}`} onClick={onRemove} />
  </span>
)

import { Button, Select } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { api } from '#client/calls/api.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { LinePlace } from '../line/place.ts'
import { LabelName } from './label-mark.tsx'
import { useLabels, useReadLabels } from './use-labels.ts'

interface LabelFilterProps extends Omit<ComponentProps<typeof Select>, 'data' | 'value' | 'onChange'> {
  place: LinePlace
  onPlace: ChangeSearch<LinePlace>
}

/** The filter of a line's tasks by a label. */
export function LabelFilter({ place, onPlace, ...select }: LabelFilterProps) {
  const { labels, byId } = useLabels()
  const chosen = place.label
  const gone = chosen === undefined || byId.has(chosen) ? [] : [{ value: String(chosen), label: 'Etiqueta excluída' }]
  return (
    <Select
      {...select}
      placeholder="Todas as etiquetas"
      clearable
      searchable
      clearButtonProps={{ 'aria-label': 'Todas as etiquetas' }}
      nothingFoundMessage="Nenhuma etiqueta com este nome."
      data={[...labels.map(({ id, name }) => ({ value: String(id), label: name })), ...gone]}
      renderOption={({ option }) => {
        const label = byId.get(Number(option.value))
        return label ? <LabelName label={label} /> : option.label
      }}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => onPlace({ label: value === null ? undefined : Number(value) })}
    />
  )
}

/** What the filter's label is called; undefined without a filter. */
export function useLabelFilterName({ label }: LinePlace) {
  const { byId, gone } = useLabels()
  if (label === undefined) return undefined
  return byId.get(label)?.name ?? gone.find(({ id }) => id === label)?.name ?? 'Etiqueta excluída'
}

/** Opens the editor of the firm's labels. */
export const EditLabelsButton = ({ onOpen, ...button }: { onOpen: () => void; size?: 'compact-md' }) => (
  <Button
    variant="default"
    leftSection={<IconTag size={18} aria-hidden />}
    aria-haspopup="dialog"
    onClick={onOpen}
    {...button}
  >
    Etiquetas
  </Button>
)

/** Says that the label which the tasks are filtered by is no more, with a way out. Nothing while it is there. */
export function GoneLabelNote({ place: { label }, onPlace }: { place: LinePlace; onPlace: ChangeSearch<LinePlace> }) {
  const { byId, gone, isRead } = useLabels()
  const readAgain = useReadLabels()
  if (label === undefined || !isRead || byId.has(label)) return null
  const known = gone.find(({ id }) => id === label)
  const into = known?.into == null ? undefined : byId.get(known.into)
  const name = known ? `A etiqueta “${known.name}”` : 'A etiqueta do filtro'
  return (
    <div role="status" className="row cluster gap-50">
      <p>{into ? `${name} foi juntada em “${into.name}”.` : `${name} foi excluída. O filtro ainda é por ela.`}</p>
      {into && (
        <Button variant="default" size="compact-sm" onClick={() => onPlace({ label: into.id }, { replace: true })}>
          Filtrar por “{into.name}”
        </Button>
      )}
      {known && known.into === null && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={async () => {
            await attempt(() => api.production.labels.restore({ id: label }))
            await readAgain()
          }}
        >
          Trazer de volta
        </Button>
      )}
      <Button variant="default" size="compact-sm" onClick={() => onPlace({ label: undefined }, { replace: true })}>
        Remover o filtro
      </Button>
    </div>
  )
}

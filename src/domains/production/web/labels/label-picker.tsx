import { MultiSelect, Pill } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { fold } from '#fold.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { MAX_LABEL_NAME, MAX_TASK_LABELS } from '../../labels.ts'
import type { FieldLook } from '../task/chosen-fields.tsx'
import { LabelName } from './label-mark.tsx'
import { useLabels, useReadLabels } from './use-labels.ts'

interface LabelPickerProps extends FieldLook {
  /** Ids of the chosen labels, in their order; removed ones are kept, and not shown. */
  value?: readonly number[]
  /** Those chosen at first, where the field keeps the choice itself. */
  defaultValue?: readonly number[]
  onChange?: (ids: readonly number[]) => void
  error?: ReactNode
  disabled?: boolean
}

/** The option that makes a label of what was typed. */
const NEW = 'new'
const NONE: readonly number[] = []

/** The field for a task's labels; a name that there is not yet makes one. */
export function LabelPicker({ value: given, defaultValue, onChange: onChosen, ...field }: LabelPickerProps) {
  const [value, onChange] = useUncontrolled({
    ...(given && { value: given }),
    ...(defaultValue && { defaultValue }),
    finalValue: NONE,
    ...(onChosen && { onChange: onChosen }),
  })
  const { labels, byId, isRead } = useLabels()
  const readAgain = useReadLabels()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const isNew = name !== '' && isRead && !labels.some((label) => fold(label.name) === fold(name))
  const hidden = value.filter((id) => !byId.has(id))

  async function choose(values: string[]) {
    const ids = values.filter((one) => one !== NEW).map(Number)
    if (!values.includes(NEW)) return onChange([...ids, ...hidden])
    setTyped('')
    let made: number | undefined
    if (!(await attempt(async () => void ({ id: made } = (await api.production.labels.create({ name })).data)))) return
    await readAgain()
    onChange([...ids, made!, ...hidden])
  }

  return (
    <MultiSelect
      {...field}
      searchable
      hidePickedOptions
      maxValues={MAX_TASK_LABELS}
      placeholder={value.length === hidden.length ? 'Nenhuma' : ''}
      nothingFoundMessage="Nenhuma etiqueta. Escreva um nome para criar a primeira."
      data={[
        ...labels.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isNew ? [{ value: NEW, label: `Criar “${name}”` }] : []),
      ]}
      filter={({ options, search }) =>
        options.filter(
          (option) => 'value' in option && (option.value === NEW || fold(option.label).includes(fold(search.trim()))),
        )
      }
      value={value.filter((id) => byId.has(id)).map(String)}
      onChange={(values) => void choose(values)}
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, MAX_LABEL_NAME))}
      renderOption={({ option }) => {
        const label = byId.get(Number(option.value))
        return label ? <LabelName label={label} /> : option.label
      }}
      renderPill={({ option, onRemove, disabled }) => {
        const label = byId.get(Number(option?.value))
        return (
          <Pill withRemoveButton={!disabled} onRemove={onRemove} disabled={disabled}>
            {label ? <LabelName label={label} /> : option?.label}
          </Pill>
        )
      }}
    />
  )
}

import { NativeSelect, Radio, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ItemValues } from './item-values.ts'
import styles from './items.module.css'

/** The id of the groups that are offered: one list for all lines. */
export const GROUPS = 'quote-groups'
/** Characters of a group's name. */
export const GROUP_LENGTH = 120

const KINDS = [
  { value: '', label: 'Incluído, sem escolha' },
  { value: 'optional', label: 'Opcional: o cliente marca se quiser' },
  { value: 'alternative', label: 'Alternativa: o cliente fica com uma' },
]

interface LineOptionsProps {
  item: ItemValues
  index: number
  choiceError: ReactNode
  onChange: (change: Pick<ItemValues, 'group'> | Pick<ItemValues, 'choice'>) => void
}

/** What a line is a part of, and what the client chooses of it: nothing, whether it is taken, or which of several is. */
export function LineOptions({ item: { group, choice }, index, choiceError: error, onChange }: LineOptionsProps) {
  const choose = (chosen: ItemValues['choice']) => onChange({ choice: chosen ?? null })
  const of = `item ${index + 1}`
  return (
    <div className={`cluster gap-75 align-start ${styles.choice}`}>
      <TextInput
        aria-label={`Grupo, ${of}`}
        data-path={`items.${index}.group`}
        placeholder="Grupo"
        list={GROUPS}
        autoComplete="off"
        maxLength={GROUP_LENGTH}
        value={group ?? ''}
        onChange={({ currentTarget }) => onChange({ group: currentTarget.value })}
      />
      <NativeSelect
        aria-label={`Quem escolhe, ${of}`}
        data-path={`items.${index}.choice`}
        data={KINDS}
        value={choice?.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          choose(
            value === ''
              ? null
              : { kind: value as 'optional' | 'alternative', name: choice?.name ?? '', chosen: false },
          )
        }
        error={choice?.kind === 'alternative' ? undefined : error}
      />
      {choice?.kind === 'alternative' && (
        <>
          <TextInput
            aria-label={`Nome da escolha, ${of}`}
            placeholder="Como se entra"
            maxLength={80}
            value={choice.name}
            onChange={({ currentTarget }) => choose({ ...choice, name: currentTarget.value })}
            error={error}
          />
          <Radio
            label="Vem marcada"
            checked={choice.chosen}
            onChange={() => choose({ ...choice, chosen: true })}
            className={styles.chosen ?? ''}
          />
        </>
      )}
    </div>
  )
}

import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { groupedMoney, parseMoney } from '#money.ts'

interface CostFieldProps {
  index: number
  value: string
  error: ReactNode
  onCost: (typed: string) => void
}

/** What a line costs the firm, as it is typed; empty where nobody has said. */
export const CostField = ({ index, value, error, onCost }: CostFieldProps) => (
  <TextInput
    aria-label={`Custo do item ${index + 1}`}
    data-path={`items.${index}.cost`}
    size="xs"
    placeholder="custo"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onCost(currentTarget.value)}
    onBlur={({ currentTarget }) => {
      const cents = parseMoney(currentTarget.value)
      if (cents !== undefined && groupedMoney(cents) !== value) onCost(groupedMoney(cents))
    }}
  />
)

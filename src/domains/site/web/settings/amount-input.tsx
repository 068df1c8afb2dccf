import { TextInput, type TextInputProps } from '@mantine/core'
import { groupedMoney, parseMoney } from '#money.ts'

interface AmountInputProps extends Omit<TextInputProps, 'defaultValue' | 'onChange'> {
  /** What it begins with; NaN shows nothing. */
  cents: number
  /** Gets what is typed: cents, NaN for what is no amount, which the contract refuses. */
  onCents: (cents: number) => void
}

/** An amount in reais, typed with a comma and put into order once it is left. */
export const AmountInput = ({ cents, onCents, ...props }: AmountInputProps) => (
  <TextInput
    required
    inputMode="decimal"
    leftSection="R$"
    maxLength={14}
    {...props}
    defaultValue={Number.isFinite(cents) ? groupedMoney(cents) : ''}
    onChange={({ currentTarget }) => onCents(parseMoney(currentTarget.value, { negative: true }) ?? Number.NaN)}
    onBlur={({ currentTarget }) => {
      const typed = parseMoney(currentTarget.value)
      if (typed !== undefined) currentTarget.value = groupedMoney(typed)
    }}
  />
)

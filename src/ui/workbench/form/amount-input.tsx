import { TextInput, type TextInputProps } from '@mantine/core'
import { groupedMoney, parseMoney, parseSum } from '#money.ts'

/** Characters of a typed amount at most. */
const MAX_TYPED = 40

/**
 * An amount in reais, typed as people type it ('1.234,56', '1234.56', 'R$ 12'), or a sum ('12,50 + 3'); when the field is
 * left it reads '1.234,56'. Its value is the text as typed, and for a sum what it comes to.
 */
export const AmountInput = (props: TextInputProps) => (
  <TextInput
    leftSection="R$"
    inputMode="decimal"
    autoComplete="off"
    placeholder="0,00"
    maxLength={MAX_TYPED}
    {...props}
    onBlur={(event) => {
      settle(event.currentTarget)
      props.onBlur?.(event)
    }}
  />
)

function settle(field: HTMLInputElement) {
  const typed = field.value
  const cents = parseSum(typed, { negative: true })
  if (cents === undefined) return
  const isSum = parseMoney(typed, { negative: true }) === undefined
  field.setRangeText(groupedMoney(cents), 0, typed.length, 'end')
  // A sum's text is another value than what it comes to.
  if (isSum) field.dispatchEvent(new Event('input', { bubbles: true }))
}

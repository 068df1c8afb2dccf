import { TextInput, type TextInputProps } from '@mantine/core'
import { parseMoney, plainMoney } from '#money.ts'

/** Characters of a typed amount at most. */
const MAX_TYPED = 24

/**
 * An amount in reais, typed as people type it ('1.234,56', '1234.56', 'R$ 12'); when the field is left it reads '1234,56'.
 * Its value is the text as typed.
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
      const cents = parseMoney(event.currentTarget.value, { negative: true })
      if (cents !== undefined) event.currentTarget.value = plainMoney(cents)
      props.onBlur?.(event)
    }}
  />
)

import type { InputEvent, SyntheticEvent } from 'react'

/** Handlers for a field whose missing or malformed value the browser complains about: in Portuguese, whatever its language. */
export const OWN_MESSAGES = {
  onInvalid({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
    const { valueMissing, typeMismatch } = field.validity
    if (valueMissing) field.setCustomValidity('Preencha este campo.')
    else if (typeMismatch) field.setCustomValidity('Escreva um e-mail inteiro, como ana@exemplo.com.br.')
  },
  /** A message that was set makes the field invalid until it is taken away. */
  onInput: ({ currentTarget: field }: InputEvent<HTMLInputElement>) => field.setCustomValidity(''),
}

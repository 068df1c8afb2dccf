import { useState } from 'react'
import { contactHint } from '#contact-methods.ts'
import { Field, type FieldBase } from './field.tsx'

type Props = Omit<FieldBase, 'label' | 'help' | 'hint' | 'id'>

/** How to answer somebody, in their own words: once it is left, what may be mistyped in it is asked about. */
export function ContactField({ onTyped, ...props }: Props) {
  const [hint, setHint] = useState('')
  return (
    <Field
      {...props}
      label="Contato"
      help="WhatsApp, Telegram ou e-mail"
      hint={hint}
      onBlur={({ currentTarget }) => setHint(contactHint((currentTarget as HTMLInputElement).value))}
      onTyped={(value) => {
        if (hint) setHint(contactHint(value))
        onTyped?.(value)
      }}
      maxLength={200}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { minutesText, parseMinutes } from '#durations.ts'
import type { FieldLook } from './chosen-fields.tsx'

interface DurationFieldProps extends FieldLook {
  /** Minutes. */
  defaultValue?: number | null
  /** What stands for none, while it has no focus. */
  placeholder: string
  /** Receives the minutes; NaN for a text that is no duration, which the schema refuses. */
  onChange?: (minutes: number | null) => void
  error?: ReactNode
}

/**
 * A field for a duration, typed as 1h30, 1,5, 8 or 1:30. How it is read stands at its end while one types, and in its place
 * when the field is left.
 */
export function DurationField({ defaultValue = null, placeholder, onChange, error, ...look }: DurationFieldProps) {
  const [typed, setTyped] = useState(minutesText(defaultValue))
  const [isLeft, setLeft] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const minutes = parseMinutes(typed)
  const reading = hasFocus && minutes ? minutesText(minutes) : ''
  const isWrong = minutes === undefined && (isLeft || Boolean(error))
  return (
    <TextInput
      placeholder={hasFocus ? 'ex.: 1h30, 8 ou 45min' : placeholder}
      maxLength={20}
      autoComplete="off"
      value={typed}
      error={isWrong ? 'Escreva como 1h30, 1:30, 1,5 (horas) ou 90min.' : minutes !== undefined && error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        setLeft(false)
        const read = parseMinutes(value)
        onChange?.(read === undefined ? Number.NaN : read)
      }}
      {...(reading !== typed && {
        rightSection: reading && <span role="status">= {reading}</span>,
        rightSectionWidth: '5rem',
      })}
      {...look}
      onFocus={() => setFocus(true)}
      onBlur={() => {
        setLeft(true)
        setFocus(false)
        if (minutes !== undefined) setTyped(minutesText(minutes))
      }}
    />
  )
}

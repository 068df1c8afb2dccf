import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FieldLook } from './chosen-fields.tsx'
import { minutesText, parseMinutes } from './durations.ts'

interface DurationFieldProps extends FieldLook {
  /** Minutes. */
  defaultValue?: number | null
  /** Receives the minutes; NaN for a text that is no duration, which the schema refuses. */
  onChange?: (minutes: number | null) => void
  error?: ReactNode
}

/** A field for a duration, typed as 1h30, 1,5, 90 or 1:30. It is rewritten as 1h30 when the field is left. */
export function DurationField({ defaultValue = null, onChange, error, ...look }: DurationFieldProps) {
  const [typed, setTyped] = useState(minutesText(defaultValue))
  const [isLeft, setLeft] = useState(false)
  const minutes = parseMinutes(typed)
  const isWrong = minutes === undefined && (isLeft || Boolean(error))
  return (
    <TextInput
      placeholder="1h30"
      maxLength={20}
      autoComplete="off"
      value={typed}
      error={isWrong ? 'Escreva como 1h30, 1:30, 1,5 ou 90 (minutos).' : minutes !== undefined && error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        setLeft(false)
        const read = parseMinutes(value)
        onChange?.(read === undefined ? Number.NaN : read)
      }}
      {...look}
      onBlur={() => {
        setLeft(true)
        if (minutes !== undefined) setTyped(minutesText(minutes))
      }}
    />
  )
}

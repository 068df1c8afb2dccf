import { useState } from 'react'
import { fromWallTime, toWallTime } from '#time.ts'
import { WallTimeInput, type WallTimeInputProps } from './wall-time-input.tsx'

interface MomentInputProps extends Omit<WallTimeInputProps, 'value' | 'onChange'> {
  /** The moment when the field opens, ISO 8601; null for none. Later ones come from the field itself. */
  value: string | null
  /** Receives the chosen moment, ISO 8601 in UTC. */
  onChange: (moment: string | null) => void
}

/** A moment in São Paulo's time. */
export function MomentInput({ value, onChange, ...field }: MomentInputProps) {
  const [local, setLocal] = useState(() => toWallTime(value))
  return (
    <WallTimeInput
      {...field}
      value={local}
      onChange={(chosen) => {
        setLocal(chosen)
        onChange(fromWallTime(chosen))
      }}
    />
  )
}

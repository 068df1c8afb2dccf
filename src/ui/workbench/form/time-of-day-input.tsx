import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { addMinutes, parseTypedTime } from './typed-time.ts'
import { useUnreadable } from './use-unreadable.ts'

/** Minutes of one press of an arrow key. */
const STEP = 15
/** What is taken over while somebody still types. */
const COMPLETE = /^\d\d:?\d\d$/

interface TimeOfDayInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** HH:mm. */
  value: string
  onChange: (time: string) => void
}

/** A time of day, typed as 13:30, 1330 or 13h30; the arrow keys change it by a quarter of an hour. */
export function TimeOfDayInput({ value, onChange, ...field }: TimeOfDayInputProps) {
  /** As typed, until the field is left; what is no time stays, and the form is not submitted with it. */
  const [typed, setTyped] = useState<string>()
  const isUnreadable = typed !== undefined && typed.trim() !== '' && parseTypedTime(typed) === null
  const unreadable = useUnreadable(isUnreadable ? 'Use uma hora como 13:30.' : undefined)

  function finish(minutes = 0) {
    if (isUnreadable && minutes === 0) return unreadable.leave()
    const time = addMinutes(parseTypedTime(typed ?? value) ?? value, minutes)
    setTyped(undefined)
    if (time !== value) onChange(time)
  }

  return (
    <TextInput
      {...field}
      {...unreadable.field}
      error={unreadable.error ?? field.error}
      inputMode="numeric"
      autoComplete="off"
      placeholder="hh:mm"
      maxLength={5}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        unreadable.enter()
        const time = COMPLETE.test(currentTarget.value) && parseTypedTime(currentTarget.value)
        if (time) onChange(time)
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => finish()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        finish(event.key === 'ArrowUp' ? STEP : -STEP)
      }}
    />
  )
}

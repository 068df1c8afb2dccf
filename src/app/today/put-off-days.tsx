import { Kbd, TextInput, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { nowMs } from '#clock.ts'
import { MOST_DAYS } from '#domains/today/limits.ts'
import { addDays, dayOf } from '#time.ts'
import { readTypedDay } from '#typed-day.ts'
import FloatingPopover from '#ui/workbench/later/floating-popover.tsx'
import type { Place } from '#ui/workbench/later/target.ts'
import { offeredDays } from './offered-days.ts'
import styles from './today.module.css'

/** The days that a thing is put off to: one of a few by its number, or another that is typed. */
export default function PutOffDays({ onChoose, ...place }: Place & { onChoose: (until: string) => void }) {
  const days = place.opened ? offeredDays(dayOf(nowMs())) : []
  function choose(day: string) {
    place.onChange(false)
    onChoose(day)
  }
  const byNumber = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLInputElement ? undefined : days[Number(event.key) - 1]
    if (!day) return
    event.preventDefault()
    choose(day[0])
  }
  return (
    <FloatingPopover
      {...place}
      position="bottom-end"
      shadow="md"
      dropdown={{ 'aria-label': 'Adiar', className: styles.days ?? '', onKeyDown: byNumber }}
    >
      <p className="soft small">Adiar para</p>
      {days.map(([day, text], index) => (
        <UnstyledButton key={text} onClick={() => choose(day)}>
          {text}
          <Kbd size="xs">{index + 1}</Kbd>
        </UnstyledButton>
      ))}
      <TypedDay onChoose={choose} />
      <p className="soft small">Volta antes se a coisa mudar.</p>
    </FloatingPopover>
  )
}

/** Another day, as it is typed: with its year, or without it the next of that name. */
function TypedDay({ onChoose }: { onChoose: (day: string) => void }) {
  const [error, setError] = useState('')
  function choose(typed: string) {
    const today = dayOf(nowMs())
    const day = readTypedDay(typed, { today, isYearForward: true, min: addDays(today, 1) })
    if (!day || day <= today || day > addDays(today, MOST_DAYS)) setError('Um dia a partir de amanhã, como 3/12.')
    else onChoose(day)
  }
  return (
    <TextInput
      size="sm"
      aria-label="Outro dia"
      placeholder="Outro dia: 3/12"
      error={error}
      onKeyDown={(event) => {
        if (event.key === 'Enter') choose(event.currentTarget.value)
      }}
    />
  )
}

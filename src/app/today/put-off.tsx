import { ActionIcon, Kbd, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { nowMs } from '#clock.ts'
import { MOST_DAYS } from '#domains/today/limits.ts'
import { addDays, addMonths, dayMonth, dayOf, parseTypedDay, weekdayOf } from '#time.ts'
import styles from './today.module.css'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** The days that are offered, with their words: tomorrow, the day after, next Monday, in a month. */
function offeredDays(): readonly (readonly [day: string, text: string])[] {
  const today = dayOf(nowMs())
  const named = (day: string) => `${WEEKDAYS[weekdayOf(day)]} ${dayMonth(day)}`
  const tomorrow = addDays(today, 1)
  const monday = addDays(today, 8 - (weekdayOf(today) || 7))
  const month = addMonths(today, 1)
  return [
    [tomorrow, `Amanhã, ${named(tomorrow)}`],
    [addDays(today, 2), `Depois de amanhã, ${named(addDays(today, 2))}`],
    [monday, `Segunda que vem, ${dayMonth(monday)}`],
    [month, `Em um mês, ${named(month)}`],
  ]
}

interface PutOffProps {
  /** What is put off, for its button's name. */
  name: string
  opened: boolean
  onOpen: (opened: boolean) => void
  onChoose: (until: string) => void
}

/** Puts a thing off to a day: one of four by its number, or another that is typed. */
export function PutOff({ name, opened, onOpen, onChoose }: PutOffProps) {
  const days = opened ? offeredDays() : []
  const [error, setError] = useState('')
  function choose(day: string) {
    onOpen(false)
    onChoose(day)
  }
  function chooseTyped(typed: string) {
    const today = dayOf(nowMs())
    const thisYear = parseTypedDay(`${typed.trim()}/${today.slice(0, 4)}`)
    const nextYear = parseTypedDay(`${typed.trim()}/${Number(today.slice(0, 4)) + 1}`)
    const day = parseTypedDay(typed) ?? (thisYear && thisYear > today ? thisYear : nextYear)
    if (!day || day <= today || day > addDays(today, MOST_DAYS)) setError('Um dia a partir de amanhã, como 3/12.')
    else choose(day)
  }
  const byNumber = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLInputElement ? undefined : days[Number(event.key) - 1]
    if (!day) return
    event.preventDefault()
    choose(day[0])
  }
  return (
    <Popover opened={opened} onChange={onOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={styles.off ?? ''}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Adiar: ${name}`}
          onClick={() => {
            setError('')
            onOpen(!opened)
          }}
        >
          <IconClockPause size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Adiar" className={styles.days ?? ''} onKeyDown={byNumber}>
        <p className="soft small">Adiar para</p>
        {days.map(([day, text], index) => (
          <UnstyledButton key={text} onClick={() => choose(day)}>
            {text}
            <Kbd size="xs">{index + 1}</Kbd>
          </UnstyledButton>
        ))}
        <TextInput
          size="sm"
          aria-label="Outro dia"
          placeholder="Outro dia: 3/12"
          error={error}
          onKeyDown={(event) => {
            if (event.key === 'Enter') chooseTyped(event.currentTarget.value)
          }}
        />
        <p className="soft small">Volta antes se a coisa mudar.</p>
      </Popover.Dropdown>
    </Popover>
  )
}

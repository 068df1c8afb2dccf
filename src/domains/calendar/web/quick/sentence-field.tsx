import { Button, Popover, TextInput } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { newCreation } from '#client/calls/creation.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { dayMonth, day as writtenDay } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { MAX_TITLE } from '../../calendar.ts'
import { calendarWords, savedWords } from '../../words.ts'
import { describeRule } from '../form/rule-choice.ts'
import { newEvent, type Picked } from '../form/values.ts'
import { clockSpan, DAY_MINUTES, dayAt } from '../grid/local-minutes.ts'
import { scrollToEvent } from '../parts/find-event.ts'
import { weekdayShort } from '../parts/titles.ts'
import { type Reading, readSentence } from './sentence.ts'
import styles from './sentence-field.module.css'
import type { WeekdaysMean } from './sentence-weekdays.ts'

export interface SentenceFieldProps {
  label: string
  /** In local minutes. */
  now: number
  /** The day that is shown, where it is not today. */
  day: string | undefined
  field: RefObject<HTMLInputElement | null>
  /** Called where it loses the focus empty. */
  onLeave: () => void
  undo: Undo
  /** Called to go on in the form. */
  onOpen: (picked: Picked) => void
  /** Called with the day of an event that was saved. */
  onSaved: (day: string) => void
}

const dayOfReading = ({ when }: Reading) => ('day' in when ? when.day : dayAt(when.start))

/** The buttons for what weekdays may mean, where a sentence does not say it. */
const MEANINGS: Readonly<Record<WeekdaysMean, string>> = { once: 'Só desta vez', weekly: 'Toda semana' }

const dayText = (day: string) => `${weekdayShort(day)} ${dayMonth(day)}`

/** 'ter 16/03, 15:30 – 16:15', 'sex 12/03 e sáb 13/03, …', 'qui 10/12 a dom 20/12, o dia todo', and how it repeats. */
function timeText(reading: Reading): string {
  const { when, days } = reading
  const first = dayOfReading(reading)
  const last = 'day' in when ? (when.last ?? first) : when.end - when.start < DAY_MINUTES ? first : dayAt(when.end)
  const on = last === first ? dayText(first) : `${dayText(first)} a ${dayText(last)}`
  const hours = 'day' in when ? 'o dia todo' : clockSpan(when)
  if (days) return `${listText(days.map(dayText))}, ${hours}`
  return `${on}, ${hours}${when.repeat ? ` · ${repeatText(when.repeat)}` : ''}`
}

/** 'a, b e c'. */
const listText = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' e ')

/** 'toda semana: ter, qui até 20/12/2026'. */
function repeatText({ rule, until }: NonNullable<Reading['when']['repeat']>): string {
  const often = describeRule(rule) ?? ''
  return until ? `${often} até ${writtenDay(until)}` : often
}

/** A new event in one sentence: how it is read stands below before it is saved. Enter saves it, or opens in the form what names neither day nor time, Tab opens it in the form, the arrow down takes weekdays for the other that they may mean. */
export function SentenceField({ label, now, day, field, undo, onLeave, onOpen, onSaved }: SentenceFieldProps) {
  const say = useSay()
  const client = useQueryClient()
  const about = useId()
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const [creation] = useState(newCreation)
  const [chosen, setChosen] = useState<WeekdaysMean>()
  const reading = readSentence(typed, now, day, chosen)
  const other = reading.meant && (reading.meant === 'once' ? 'weekly' : 'once')
  const isThere = typed.trim() !== ''

  /** What was chosen of one sentence is not of the next. */
  function setSentence(text: string) {
    setTyped(text)
    if (text === '') setChosen(undefined)
  }
  const refresh = () => client.invalidateQueries({ queryKey: query.calendar.key() })
  const save = useSingleMutation({
    mutationFn: async ({ title, when, tag }: Reading) => {
      const event = { ...newEvent(when), title, ...(tag && { calendar_tag: tag }) }
      const { id } = await api.calendar.save({ event }, { context: { creation } })
      setSentence('')
      onSaved(dayOfReading({ title, when }))
      undo.offer(savedWords({ title }), async () => {
        const isGone = await attempt(() => api.calendar.remove({ id, scope: 'all' }))
        await refresh()
        return isGone
      })
      await refresh()
      scrollToEvent(id)
    },
    onError: (failure) => notifyError(calendarWords.notSaved, failureText(failure)),
  })

  function open() {
    const { title, when, tag } = reading
    setSentence('')
    onOpen({ ...when, title, ...(tag && { tag }) })
  }
  const isOpenedByEnter = reading.isUndated === true && !reading.problem
  /** One that has no title yet is named in the form; what cannot be is mended first. */
  function keep() {
    if (reading.problem) return
    if (reading.title) save.mutate(reading)
    else open()
  }

  return (
    <Popover opened={hasFocus && isThere} withRoles={false} position="bottom-start" shadow="md" width="target">
      <Popover.Target>
        <TextInput
          ref={field}
          className={styles.field ?? ''}
          aria-label={label}
          aria-describedby={isThere ? about : undefined}
          placeholder="reunião com Ana terça 15h30"
          leftSection={<IconWand size={18} aria-hidden />}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setSentence(currentTarget.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => {
            setFocus(false)
            if (!isThere) onLeave()
          }}
          onKeyDown={(event) => {
            if (!isThere || event.nativeEvent.isComposing) return
            if (event.key === 'Enter') (isOpenedByEnter ? open : keep)()
            else if (event.key === 'Escape') setSentence('')
            else if (event.key === 'ArrowDown' && other) setChosen(other)
            else if (event.key === 'Tab' && !event.shiftKey) {
              event.preventDefault()
              open()
            }
          }}
        />
      </Popover.Target>
      {/* The field keeps the focus, so that a press of a button here is not the end of it. */}
      <Popover.Dropdown
        className={styles.reading ?? ''}
        role="dialog"
        aria-label="Como a frase é lida"
        onMouseDown={(event) => event.preventDefault()}
      >
        <div className="stack gap-50 one-column">
          <p id={about} role="status" className="stack">
            <b className="break-anywhere">{reading.title || 'Sem título'}</b>
            <span className="tabular">
              {timeText(reading)}
              {reading.tag && <span className="soft"> · {reading.tag}</span>}
            </span>
            {reading.problem && <span className="error">{reading.problem}</span>}
          </p>
          <div className="cluster gap-50">
            <Button size="compact-sm" loading={save.isPending} disabled={Boolean(reading.problem)} onClick={keep}>
              {say(calendarWords.saveNew)} {!isOpenedByEnter && <kbd className={styles.key}>Enter</kbd>}
            </Button>
            <Button size="compact-sm" variant="default" onClick={open}>
              Mais… <kbd className={styles.key}>{isOpenedByEnter ? 'Enter' : 'Tab'}</kbd>
            </Button>
            {other && (
              <Button size="compact-sm" variant="subtle" onClick={() => setChosen(other)}>
                {MEANINGS[other]} <kbd className={styles.key}>↓</kbd>
              </Button>
            )}
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

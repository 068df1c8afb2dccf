import { Button, Popover, TextInput } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { api } from '#client/api.ts'
import { newCreation } from '#client/creation.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { useSay } from '#client/say.ts'
import { dayMonth, day as writtenDay } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifyError, notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import { MAX_TITLE } from '../../calendar.ts'
import { calendarWords, savedWords } from '../../words.ts'
import { describeRule } from '../form/rule-choice.ts'
import { newEvent, type Picked } from '../form/values.ts'
import { clockSpan, DAY_MINUTES, dayAt } from '../grid/local-minutes.ts'
import { scrollToEvent } from '../parts/find-event.ts'
import { weekdayShort } from '../parts/titles.ts'
import { type Reading, readSentence } from './sentence.ts'
import styles from './sentence-field.module.css'

export interface SentenceFieldProps {
  /** In local minutes. */
  now: number
  /** The day that is shown, where it is not today. */
  day: string | undefined
  field: RefObject<HTMLInputElement | null>
  /** Called to go on in the form. */
  onOpen: (picked: Picked) => void
  /** Called with the day of an event that was saved. */
  onSaved: (day: string) => void
}

const dayOfReading = ({ when }: Reading) => ('day' in when ? when.day : dayAt(when.start))

const dayText = (day: string) => `${weekdayShort(day)} ${dayMonth(day)}`

/** 'ter 16/03, 15:30 – 16:15', 'qui 10/12 a dom 20/12, o dia todo', and how it repeats. */
function timeText(reading: Reading): string {
  const { when } = reading
  const first = dayOfReading(reading)
  const last = 'day' in when ? (when.last ?? first) : when.end - when.start < DAY_MINUTES ? first : dayAt(when.end)
  const on = last === first ? dayText(first) : `${dayText(first)} a ${dayText(last)}`
  return `${on}, ${'day' in when ? 'o dia todo' : clockSpan(when)}${when.repeat ? ` · ${repeatText(when.repeat)}` : ''}`
}

/** 'toda semana: ter, qui até 20/12/2026'. */
function repeatText({ rule, until }: NonNullable<Reading['when']['repeat']>): string {
  const often = describeRule(rule) ?? ''
  return until ? `${often} até ${writtenDay(until)}` : often
}

/** A new event in one sentence: how it is read stands below before it is saved. Enter saves it, Tab opens it in the form. */
export function SentenceField({ now, day, field, onOpen, onSaved }: SentenceFieldProps) {
  const say = useSay()
  const client = useQueryClient()
  const about = useId()
  const [typed, setTyped] = useState('')
  const [hasFocus, setFocus] = useState(false)
  const [creation] = useState(newCreation)
  const reading = readSentence(typed, now, day)
  const isThere = typed.trim() !== ''

  const refresh = () => client.invalidateQueries({ queryKey: query.calendar.key() })
  const save = useSingleMutation({
    mutationFn: async ({ title, when, tag }: Reading) => {
      const event = { ...newEvent(when), title, ...(tag && { calendar_tag: tag }) }
      const { id } = await api.calendar.save({ event }, { context: { creation } })
      setTyped('')
      onSaved(dayOfReading({ title, when }))
      const remove = async () => {
        if (!(await attempt(() => api.calendar.remove({ id, scope: 'all' })))) return
        notifySuccess(calendarWords.removed)
        await refresh()
      }
      notifyUndo(savedWords({ title }), () => void remove(), true)
      await refresh()
      scrollToEvent(id)
    },
    onError: (failure) => notifyError(calendarWords.notSaved, failureText(failure)),
  })

  function open() {
    const { title, when, tag } = reading
    setTyped('')
    onOpen({ ...when, title, ...(tag && { tag }) })
  }
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
          aria-label="Novo evento em uma frase"
          aria-describedby={isThere ? about : undefined}
          placeholder="reunião com Ana terça 15h30"
          leftSection={<IconWand size={18} aria-hidden />}
          maxLength={MAX_TITLE}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onKeyDown={(event) => {
            if (!isThere || event.nativeEvent.isComposing) return
            if (event.key === 'Enter') keep()
            else if (event.key === 'Escape') setTyped('')
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
          <div className="row gap-50">
            <Button size="compact-sm" loading={save.isPending} disabled={Boolean(reading.problem)} onClick={keep}>
              {say(calendarWords.saveNew)} <kbd className={styles.key}>Enter</kbd>
            </Button>
            <Button size="compact-sm" variant="default" onClick={open}>
              Mais… <kbd className={styles.key}>Tab</kbd>
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

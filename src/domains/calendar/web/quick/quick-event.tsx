import { Button, Chip, Popover, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { minutesText } from '#durations.ts'
import { dayMonth } from '#time.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { TimeOfDayInput } from '#ui/workbench/form/time-of-day-input.tsx'
import type { EventFields } from '../../event-schemas.ts'
import { calendarWords } from '../../words.ts'
import { useEventForm } from '../form/use-event-form.ts'
import { useMoveStart } from '../form/use-move-start.ts'
import { type Picked, spanOf } from '../form/values.ts'
import { startOf, toLocalTime } from '../grid/local-minutes.ts'
import { TagMark } from '../parts/tag-mark.tsx'
import { weekdayShort } from '../parts/titles.ts'
import styles from './quick-event.module.css'

interface QuickEventProps {
  picked: Picked
  /** Whether one day takes all the width, so that beside it there is no room. */
  isDay: boolean
  onChange: (values: EventFields) => void
  /** Called to leave it, and after the event was saved. */
  onClose: () => void
  /** Called with what is typed, to go on in the whole form. */
  onMore: (picked: Picked) => void
}

/** Tags that are offered; the others are in the whole form. */
const TAGS = 5

/** Title, times and tag of a new event, beside where it will stand. */
export function QuickEvent({ picked, isDay, onChange, onClose, onMore }: QuickEventProps) {
  const say = useSay()
  const { record, problem } = useEventForm({ picked, onChange, onClose })
  const { form } = record
  const start = form.useWatchValue('start_date')
  const end = form.useWatchValue('end_date')
  const span = spanOf({ ...form.getValues(), start_date: start, end_date: end })
  const moveStart = useMoveStart(form)
  const { defaultValue: _, ...title } = form.field('title')

  function goOn() {
    const { title, calendar_tag } = form.getValues()
    record.draft.remove()
    onMore({ ...(span ?? picked), title, tag: calendar_tag })
  }
  /** Sets the end to a time of day, of the next day where it is before the start. */
  function setEnd(time: string) {
    const sameDay = `${start.slice(0, 10)}T${time}`
    const next = toLocalTime(startOf(start.slice(0, 10)) + 1440).slice(0, 10)
    form.setFieldValue('end_date', sameDay < start ? `${next}T${time}` : sameDay, { forceUpdate: false })
  }

  return (
    <Popover
      opened
      withRoles={false}
      onChange={(isOpen) => !isOpen && onClose()}
      // What is typed is not lost by a click beside.
      closeOnClickOutside={!record.dirty}
      trapFocus
      returnFocus
      position={isDay ? 'bottom-start' : 'right-start'}
      shadow="md"
      width="21rem"
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={say(calendarWords.create)}>
        <RecordForm record={record} label={say(calendarWords.create)} className="stack gap-75 one-column">
          <TextInput
            {...title}
            defaultValue={picked.title ?? ''}
            key={form.key('title')}
            aria-label={title.label}
            label={null}
            placeholder="Título do evento"
            data-autofocus
          />
          <div className="row gap-50">
            <span className="tabular">
              {weekdayShort(start.slice(0, 10))} {dayMonth(start.slice(0, 10))}
            </span>
            <TimeOfDayInput
              className={styles.time ?? ''}
              size="xs"
              aria-label="Hora inicial"
              value={start.slice(11)}
              onChange={(time) => moveStart(`${start.slice(0, 10)}T${time}`)}
            />
            às
            <TimeOfDayInput
              className={styles.time ?? ''}
              size="xs"
              aria-label="Hora final"
              value={end.slice(11)}
              onChange={setEnd}
            />
            {span && <span className="soft">{minutesText(span.end - span.start)}</span>}
          </div>
          <TagChips form={form} />
          {problem && (
            <p role="alert" className="error">
              {problem}
            </p>
          )}
          <div className="row gap-50">
            <Button type="submit" size="compact-md" loading={record.saving}>
              {say(calendarWords.saveNew)}
            </Button>
            <Button variant="default" size="compact-md" onClick={goOn}>
              Mais…
            </Button>
            <span className={`soft push ${styles.keys}`}>
              <kbd>Esc</kbd> desiste
            </span>
          </div>
        </RecordForm>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The first tags, one of which is chosen. */
function TagChips({ form }: { form: ReturnType<typeof useEventForm>['record']['form'] }) {
  const { data } = useQuery(query.calendar.tags.list.queryOptions())
  const name = form.useWatchValue('calendar_tag')
  const tags = data?.data ?? []
  const shown = tags.filter((tag, index) => index < TAGS || tag.name === name)
  if (shown.length === 0) return null
  return (
    <Chip.Group value={name} onChange={(next) => form.setFieldValue('calendar_tag', next as string)}>
      <div className="cluster gap-35" role="radiogroup" aria-label={form.labelOf('calendar_tag')}>
        {shown.map((tag) => (
          <Chip
            key={tag.id}
            size="xs"
            variant="light"
            value={tag.name}
            classNames={{ iconWrapper: styles.check ?? '' }}
          >
            <span className="inline-row gap-35">
              <TagMark color={tag.color} /> {tag.name}
            </span>
          </Chip>
        ))}
      </div>
    </Chip.Group>
  )
}

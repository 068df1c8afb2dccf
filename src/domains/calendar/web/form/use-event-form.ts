import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { conflictIn } from '#ui/workbench/form/conflict.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { forgetChanges } from '#ui/workbench/use-undo.ts'
import { INVALID_DATES, SCOPES, type Scope } from '../../calendar.ts'
import { type CalendarEvent, EventFields } from '../../event-schemas.ts'
import { calendarWords, savedWords } from '../../words.ts'
import { scrollToEvent } from '../parts/find-event.ts'
import type { RemoveEvent } from '../use-removal.ts'
import { askScope } from './ask-scope.tsx'
import { useMoveStart } from './use-move-start.ts'
import { newEvent, type Picked, toChange, toStored, whenOf } from './values.ts'

export interface EventFormProps {
  /** The stored event; undefined for a new one. */
  event?: CalendarEvent
  /**
   * Set while the stored event is being saved or removed, and then until its form is closed: its queries stop, for the
   * occurrence may be gone.
   */
  changing?: RefObject<boolean>
  /** The time that a new event begins with. Another object sets it anew. */
  picked: Picked
  /** Called at each change of the values. */
  onChange: (values: EventFields) => void
  /** Called by 'Cancel', and after the event was saved or removed. */
  onClose: () => void
  /** Removes the stored event; absent for a new one. */
  onRemove?: RemoveEvent
  /** Whether Escape closes the form. */
  closesByEscape?: boolean
}

/** Fields that belong to a whole series. */
const SERIES_FIELDS = ['task', 'repeat_event', 'rule', 'repeat_star_date', 'repeat_end_date'] as const

/** The state of an event's form, with saving and removing. */
export function useEventForm({ event, changing, picked, onChange, onClose, onRemove }: EventFormProps) {
  const client = useQueryClient()
  const [first] = useState(() => (event ? toStored(event) : { values: newEvent(picked) }))
  const [problem, setProblem] = useState<string>()
  /** Colleagues to share a new event with. */
  const [people, setPeople] = useState<readonly number[]>([])
  /** Addresses of people from outside to invite to a new event. */
  const [guests, setGuests] = useState<readonly string[]>([])
  const scope = useRef<Scope>('this')
  const latest = useRef(event)
  const key = event && { id: event.id, occurrence: event.occurrence }
  const isOccurrence = Boolean(event?.occurrence)

  const record = useRecordForm<EventFields, { id?: number; revision?: number; merged?: boolean }>({
    schema: EventFields,
    first,
    draftName: key ? `calendar:${key.id}:${key.occurrence}` : 'calendar:new',
    minor: true,
    successText: null,
    findErrors: (form) => findErrors(form.getValues()),
    save: async ({ values, changes, revision, once }) => {
      setProblem(undefined)
      setChanging(true)
      try {
        const change = key ? { ...key, scope: scope.current, revision, ...toChange(values, changes) } : values
        const { id, data } = await (key
          ? api.calendar.save({ event: change })
          : api.calendar.save({ event: change }, once))
        if (!key) await invite(id)
        return data
      } catch (failure) {
        setChanging(false)
        if (!conflictIn(failure)) notifyError(calendarWords.notSaved)
        throw failure
      }
    },
    inputGroup: 'event',
    reload: async () => (latest.current ? toStored(latest.current) : first),
    readConflict: (stored) => toStored(stored as CalendarEvent).values,
    onRefused: ({ text, fields }) => {
      if (Object.values(fields ?? {}).includes(INVALID_DATES)) notifyError(calendarWords.invalidDates)
      else setProblem(text)
    },
    onChange,
    onSaved: ({ id }) => {
      if (id !== undefined) forgetChanges()
      notifySuccess(savedWords(record.form.getValues()))
      done(id)
    },
  })

  function setChanging(value: boolean) {
    if (changing) changing.current = value
  }

  const moveStart = useMoveStart(record.form)

  /** Where that fails the event is there all the same: a second save would make it twice. */
  async function invite(id: number) {
    try {
      if (people.length > 0) await api.calendar.sharing.share({ id, people: [...people] })
      if (guests.length > 0) await api.calendar.guests.invite({ id, emails: [...guests] })
    } catch (failure) {
      notifyError(`O evento foi salvo, mas sem convidar todos: ${failureText(failure)}`)
    }
  }

  /** `saved` is the event's id; undefined where there was nothing to save. */
  function done(saved?: number) {
    const isRead = client.invalidateQueries({ queryKey: query.calendar.key() })
    if (saved !== undefined) void isRead.then(() => scrollToEvent(saved))
    if (!event) {
      setPeople([])
      setGuests([])
      record.replace({ values: newEvent(picked) })
    }
    onClose()
  }

  // What others have saved since is taken over, but for what was changed here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the event was read again
  useEffect(() => {
    latest.current = event
    if (event) void record.refresh()
  }, [event])

  function setTime() {
    // Where nothing was typed yet, the time alone is not an unsaved change.
    if (!record.isDirty()) return record.replace({ values: newEvent(picked) })
    if (picked.isOffered) return
    const { all_day, start_date, end_date } = whenOf(picked)
    record.form.setFieldValue('all_day', all_day)
    moveStart(start_date)
    record.form.setFieldValue('end_date', end_date)
  }

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another time is picked
  useEffect(() => {
    if (event) return
    if (!isFirst.current) setTime()
    isFirst.current = false
    if (picked.title) record.form.setFieldValue('title', picked.title)
    if (picked.task) record.form.setFieldValue('task', picked.task)
    if (picked.tag) record.form.setFieldValue('calendar_tag', picked.tag)
  }, [picked])

  async function save() {
    if (record.saving) return
    if (isOccurrence && record.isDirty()) {
      const values = record.form.getValues()
      const isOfSeries = SERIES_FIELDS.some((name) => values[name] !== record.saved[name])
      const chosen = await askScope('Salvar a alteração', isOfSeries ? ['following', 'all'] : SCOPES)
      if (!chosen) return
      scope.current = chosen
    }
    await record.save()
  }

  async function remove() {
    if (!event || !onRemove) return
    setChanging(true)
    if (!(await onRemove(event))) return setChanging(false)
    record.draft.remove()
    done()
  }

  async function answer(answer: 'accepted' | 'declined') {
    if (!key) return
    const answered = await record.run(() => api.calendar.sharing.answer({ id: key.id, answer }))
    if (answered) forgetChanges()
    if (answered) notifySuccess(answer === 'accepted' ? 'Você aceitou' : 'Você recusou')
    if (answered) done()
  }

  return { record: { ...record, save }, problem, people, setPeople, guests, setGuests, remove, answer }
}

/** What the schema cannot find, since it sees one field at a time. */
function findErrors(values: EventFields) {
  const { all_day, start_date, end_date, alert, alert_date, repeat_star_date, repeat_end_date } = values
  if (all_day ? start_date.slice(0, 10) > end_date.slice(0, 10) : start_date > end_date)
    return { end_date: INVALID_DATES }
  if (alert && !alert_date) return { alert_date: 'Escolha quando alertar.' }
  if (repeat_star_date && repeat_end_date && repeat_star_date.slice(0, 10) > repeat_end_date.slice(0, 10))
    return { repeat_end_date: 'Este dia é antes do primeiro.' }
  return undefined
}

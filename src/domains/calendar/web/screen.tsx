import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useManners } from '#client/manners.ts'
import { useSay } from '#client/say.ts'
import { useChangeSearch } from '#client/use-change-search.ts'
import { useNarrower } from '#client/use-narrower.ts'
import { Held, useHeld } from '#ui/workbench/held.tsx'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { useStable } from '#ui/workbench/use-stable.ts'
import { calendarWords } from '../words.ts'
import styles from './calendar.module.css'
import { CalendarTools } from './calendar-tools.tsx'
import { CalendarViews } from './calendar-views.tsx'
import { EventPanel } from './form/panel.tsx'
import { useTags } from './form/tag-field.tsx'
import { type Picked, spanOf } from './form/values.ts'
import { clockOf, dayAt, type Span, startOf } from './grid/local-minutes.ts'
import { Invitations, useInvitations } from './invitations.tsx'
import { CALENDAR_HELP } from './keys.ts'
import { focusEvent } from './parts/find-event.ts'
import type { CalendarPlace } from './parts/place.ts'
import { keyOf } from './parts/shown-event.ts'
import { briefTitleOf, stepBy, titleOf } from './parts/titles.ts'
import { QuickEvent } from './quick/quick-event.tsx'
import { TaskTray } from './tasks/tray.tsx'
import { titleFor, usePlanning, useTaskOfAddress } from './tasks/use-planning.ts'
import { plannedMinutes } from './tasks/use-task-drag.ts'
import { useLiveCalendar } from './use-calendar.ts'
import { useNow } from './use-now.ts'

/** Below this width the form is a sheet over the calendar. */
const NARROW = '62em'

/** The calendar: a day, a week, a month or the agenda, and the form of an event. */
export function CalendarScreen({ place }: { place: CalendarPlace }) {
  const say = useSay()
  const onPlace = useChangeSearch<CalendarPlace>()
  const isPhone = useNarrower('40em')
  const isNarrow = useNarrower(NARROW)
  const now = useNow()
  const today = dayAt(now)
  const view = place.view ?? 'day'
  const day = place.date ?? today
  const { online } = useNetwork()
  useLiveCalendar()

  const open = place.event ? { id: place.event, occurrence: place.occurrence ?? '' } : undefined
  const { drawsEvents } = useManners()
  const [isCreating, setCreating] = useState(false)
  const [isQuick, setQuick] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [picked, setPicked] = useState<Picked>(() => firstPick(day, now))
  const [written, setWritten] = useState<Span>()
  // A new event is of the day that is shown, until a time was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each day, not each minute
  useEffect(() => setPicked(firstPick(day, now)), [day])

  const actions = useStable({
    open: ({ id, occurrence }: { id: number; occurrence: string }) =>
      onPlace({ event: id, occurrence: occurrence || undefined }),
    create: (next?: Picked) => {
      if (next) setPicked(next)
      setQuick(false)
      setCreating(true)
      if (place.event) onPlace({ event: undefined, occurrence: undefined })
      if (!isNarrow) focusTitle()
    },
    pick(next: Picked) {
      if (drawsEvents && !isNarrow && 'start' in next && !isCreating) {
        setPicked(next)
        setWritten(next)
        setQuick(true)
        if (place.event) onPlace({ event: undefined, occurrence: undefined })
        return
      }
      const [at, time] = 'day' in next ? [next.day, ''] : [dayAt(next.start), ` ${clockOf(next.start)}`]
      const moment = `${at.split('-').reverse().join('/')}${time}`
      notifySuccess([`Hora Adicionada ${moment}`, `Novo evento em ${moment}`])
      actions.create(next)
    },
    close() {
      setCreating(false)
      setQuick(false)
      setWritten(undefined)
      if (!open) return
      onPlace({ event: undefined, occurrence: undefined })
      focusEvent(open)
    },
  })
  const planning = usePlanning({ isNarrow })
  // Both stand above what one presses, or make it longer.
  const isHeld = useHeld([useInvitations(), useTags()].some(({ isLoading }) => isLoading))
  const hasTray = drawsEvents && planning.isShown
  const planTask = (task: Parameters<typeof titleFor>[0] & { id: number; estimate?: number | null }) => {
    if (isNarrow) planning.setShown(false)
    const { start } = hourOf(day, now)
    const end = start + plannedMinutes({ estimate: task.estimate ?? null })
    actions.create({ start, end, title: titleFor(task), task: task.id })
  }
  useTaskOfAddress(place.plan, (task) => {
    onPlace({ plan: undefined }, { replace: true })
    if (task) planTask(task)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that says so
  useEffect(() => {
    // Its title gets the focus, which nothing unseen can have.
    if (!place.create || isHeld) return
    actions.create()
    onPlace({ create: undefined, event: undefined, occurrence: undefined }, { replace: true })
  }, [place.create, isHeld])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that says so
  useEffect(() => {
    if (!place.tasks) return
    planning.setShown(true)
    onPlace({ tasks: undefined }, { replace: true })
  }, [place.tasks])
  const keys = useKeys('calendar_keys', {
    h: () => onPlace({ date: undefined }),
    j: () => onPlace({ date: stepBy(view, day, 1) ?? day }),
    k: () => onPlace({ date: stepBy(view, day, -1) ?? day }),
    d: () => onPlace({ view: undefined }),
    s: () => onPlace({ view: 'week' }),
    m: () => onPlace({ view: 'month' }),
    a: () => onPlace({ view: 'agenda' }),
    n: () => actions.create(),
    v: () => drawsEvents && planning.isOn && planning.setShown(!planning.isShown),
    f: () => sentence.current?.focus(),
    '/': () => (search.current ? search.current.focus() : setSearching(true)),
  })
  const search = useRef<HTMLInputElement>(null)
  const sentence = useRef<HTMLInputElement>(null)
  const isPanelOpen =
    open !== undefined || isCreating || (!drawsEvents && !isNarrow && view === 'day' && place.q === undefined)

  return (
    <WorkbenchPage
      title={drawsEvents && isPhone ? briefTitleOf(view, day) : titleOf(view, day)}
      documentTitle={`Calendário · ${titleOf(view, day)}`}
      fill
      tools={<KeysHelp {...CALENDAR_HELP} {...keys} />}
      main={
        // Beside the form, whose own button is the filled one.
        <Button
          variant={isPanelOpen ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => actions.create()}
        >
          {say(calendarWords.create)}
        </Button>
      }
    >
      <CalendarTools
        place={place}
        day={day}
        today={today}
        now={now}
        onPlace={onPlace}
        field={search}
        isSearching={isSearching}
        setSearching={setSearching}
        sentence={sentence}
        tasks={drawsEvents && planning.isOn ? { isShown: planning.isShown, setShown: planning.setShown } : undefined}
        onOpen={actions.create}
        onSaved={(saved) => {
          if (view === 'day' && saved !== day) onPlace({ date: saved })
        }}
      />
      <Invitations onOpen={({ id }) => actions.open({ id, occurrence: '' })} />
      {!online && (
        <p role="status" className="soft">
          Sem conexão: o que os outros mudam aparece quando ela voltar.
        </p>
      )}
      <Held isHeld={isHeld}>
        <div
          className={`stack gap-125 one-column ${styles.screen}`}
          data-panel={(isPanelOpen && !isNarrow) || undefined}
          data-tray={(hasTray && !isNarrow) || undefined}
        >
          <CalendarViews
            place={place}
            view={view}
            day={day}
            now={now}
            openKey={open && keyOf(open)}
            written={(isPanelOpen || isQuick) && !open ? written : undefined}
            coming={planning.drag?.span}
            quick={
              isQuick && (
                <QuickEvent
                  picked={picked}
                  isDay={view === 'day'}
                  onChange={(values) => setWritten(spanOf(values))}
                  onClose={actions.close}
                  onMore={actions.create}
                />
              )
            }
            onOpen={actions.open}
            onPick={actions.pick}
          />
          {hasTray && (
            <TaskTray
              isSheet={isNarrow}
              today={today}
              dragged={planning.drag?.task}
              hasHours={(view === 'day' || view === 'week') && place.q === undefined}
              onDrag={planning.begin}
              onPlan={planTask}
              onClose={() => planning.setShown(false)}
            />
          )}
          <EventPanel
            isSheet={isNarrow}
            opened={isPanelOpen}
            canClose={open !== undefined || drawsEvents || view !== 'day'}
            open={open}
            picked={picked}
            onChange={(values) => setWritten(spanOf(values))}
            onClose={actions.close}
          />
        </div>
      </Held>
    </WorkbenchPage>
  )
}

/** The time of a new event: the next hour of today, nine o'clock of any other day. */
const firstPick = (day: string, now: number): Picked => ({ ...hourOf(day, now), isOffered: true })

function hourOf(day: string, now: number): Span {
  const hour = day === dayAt(now) ? Math.min(23, Math.floor((now % 1440) / 60) + 1) : 9
  const start = startOf(day) + hour * 60
  return { start, end: start + 60 }
}

const focusTitle = () =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('aside [data-path="title"]')?.focus({ preventScroll: true }),
  )

import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { Held, useHeld } from '#ui/workbench/held.tsx'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { useUndo } from '#ui/workbench/use-undo.ts'
import { calendarWords } from '../words.ts'
import styles from './calendar.module.css'
import { type AskedField, CalendarTools } from './calendar-tools.tsx'
import { CalendarViews } from './calendar-views.tsx'
import { EventPanel } from './form/panel.tsx'
import { useTags } from './form/tag-field.tsx'
import { dayAt } from './grid/local-minutes.ts'
import { Invitations, useInvitations } from './invitations.tsx'
import type { CalendarPlace } from './parts/place.ts'
import { keyOf } from './parts/shown-event.ts'
import { briefTitleOf, titleOf } from './parts/titles.ts'
import { QuickEvent } from './quick/quick-event.tsx'
import { TaskTray } from './tasks/tray.tsx'
import { usePlanning } from './tasks/use-planning.ts'
import { useAddressOrders } from './use-address-orders.ts'
import { useLiveCalendar } from './use-calendar.ts'
import { useCalendarActions } from './use-calendar-actions.ts'
import { CALENDAR_HELP, useCalendarKeys } from './use-calendar-keys.ts'
import { useNow } from './use-now.ts'
import { useRemoval } from './use-removal.ts'

/** Below this width the form is a sheet over the calendar. */
const NARROW = '62em'

/** The calendar: a day, a week, a month or the agenda, and the form of an event. */
export function CalendarScreen({ place }: { place: CalendarPlace }) {
  const say = useSay()
  const onPlace = useChangeSearch<CalendarPlace>()
  const isPhone = useNarrower('40em')
  const isNarrow = useNarrower(NARROW)
  const { online } = useNetwork()
  const { drawsEvents } = useManners()
  const now = useNow()
  const today = dayAt(now)
  const view = place.view ?? 'day'
  const day = place.date ?? today
  useLiveCalendar()

  const undo = useUndo()
  const remove = useRemoval(undo)
  const planning = usePlanning({ isNarrow, undo })
  const { actions, open, isCreating, isQuick, picked, written } = useCalendarActions({
    ...{ place, day, now, isNarrow, planning },
  })
  // Both stand above what one presses, or make it longer.
  const isHeld = useHeld([useInvitations(), useTags()].some(({ isLoading }) => isLoading))
  useAddressOrders({ place, isHeld, actions, planning })

  const [asked, setAsked] = useState<AskedField>()
  const search = useRef<HTMLInputElement>(null)
  const sentence = useRef<HTMLInputElement>(null)
  const keys = useCalendarKeys({
    ...{ place, day, planning },
    onCreate: () => actions.create(),
    onSentence: () => (sentence.current ? sentence.current.focus() : setAsked('sentence')),
    onSearch: () => (search.current ? search.current.focus() : setAsked('search')),
  })
  const hasTray = drawsEvents && planning.isShown
  const isPanelOpen =
    open !== undefined || isCreating || (!drawsEvents && !isNarrow && view === 'day' && place.q === undefined)

  return (
    <WorkbenchPage
      title={drawsEvents && isPhone ? briefTitleOf(view, day, today) : titleOf(view, day)}
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
        undo={undo}
        onPlace={onPlace}
        field={search}
        asked={asked}
        setAsked={setAsked}
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
                  onChange={actions.write}
                  onClose={actions.close}
                  onMore={actions.create}
                />
              )
            }
            undo={undo}
            onOpen={actions.open}
            onRemove={remove}
            onPick={actions.pick}
          />
          {hasTray && (
            <TaskTray
              isSheet={isNarrow}
              today={today}
              dragged={planning.drag?.task}
              hasHours={(view === 'day' || view === 'week') && place.q === undefined}
              onDrag={planning.begin}
              onPlan={actions.plan}
              onClose={() => planning.setShown(false)}
            />
          )}
          <EventPanel
            isSheet={isNarrow}
            opened={isPanelOpen}
            canClose={open !== undefined || drawsEvents || view !== 'day'}
            open={open}
            picked={picked}
            onChange={actions.write}
            onRemove={remove}
            onClose={actions.close}
          />
        </div>
      </Held>
    </WorkbenchPage>
  )
}

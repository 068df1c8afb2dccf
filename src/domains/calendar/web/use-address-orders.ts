import { useEffect } from 'react'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import type { CalendarPlace } from './parts/place.ts'
import { type usePlanning, useTaskOfAddress } from './tasks/use-planning.ts'
import type { CalendarActions } from './use-calendar-actions.ts'

interface Orders {
  place: CalendarPlace
  /** Whether the screen is not seen yet. */
  isHeld: boolean
  actions: CalendarActions
  planning: ReturnType<typeof usePlanning>
}

/** Does once what an address asks for: a new event, the tasks beside, the hour of a task. */
export function useAddressOrders({ place, isHeld, actions, planning }: Orders) {
  const onPlace = useChangeSearch<CalendarPlace>()
  useTaskOfAddress(place.plan, (task) => {
    onPlace({ plan: undefined }, { replace: true })
    if (task) actions.plan(task)
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
}

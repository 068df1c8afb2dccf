import type { OverlayDate } from '../../range-contract.ts'
import type { Drop } from '../grid/drag.ts'
import type { EventActions } from '../grid/event-block.tsx'
import type { ShownEvent } from './shown-event.ts'

/** What every view of the calendar shows, and what it calls. */
export interface ViewProps {
  days: readonly string[]
  events: readonly ShownEvent[]
  dates: readonly OverlayDate[]
  isLoading: boolean
  openKey: string | undefined
  /** An event lifted by keys, with its span by now. */
  held: Drop | undefined
  actions: EventActions
  onPickDay: (day: string) => void
  onDrop: (drop: Drop) => void
  /** The pointer was pressed somewhere among the days. */
  onPress: () => void
}

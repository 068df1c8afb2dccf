import { Button } from '@mantine/core'
import { useState } from 'react'
import type { LineSavedView } from '../../../views-contract.ts'
import type { LinePlace } from '../place.ts'
import { isSameView } from './use-views.ts'

interface Shown {
  views: readonly LineSavedView[]
  isRead: boolean
  /** The view whose filters are on. */
  open: LineSavedView | undefined
  place: LinePlace
}

/** The view whose filters are still on, and which somebody else has removed meanwhile. */
export function useGoneView({ views, isRead, open, place }: Shown) {
  const [used, setUsed] = useState<LineSavedView>()
  const [removed, setRemoved] = useState<number>()
  if (open && open !== used) setUsed(open)
  const isUsed = used !== undefined && isSameView(used.filters, place)
  const isThere = !isRead || views.some(({ id }) => id === used?.id)
  return {
    gone: isUsed && !isThere && used.id !== removed ? used : undefined,
    /** To be told which view one removes oneself. */
    setRemoved,
  }
}

/** Says that a view was removed while its filters are on, which stay. */
export const GoneViewNote = ({ view, onRestore }: { view: LineSavedView; onRestore: () => void }) => (
  <span role="status" className="row gap-40 nowrap small">
    {`A vista “${view.name}” foi excluída; os filtros ficam.`}
    <Button variant="default" size="compact-xs" onClick={onRestore}>
      Trazer de volta
    </Button>
  </span>
)

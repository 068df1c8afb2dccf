import { useEffect, useRef } from 'react'
import { MAIN_ID } from '#ui/workbench/frame-context.ts'

/** The id of a row's link. */
export const rowId = (id: number) => `mensagem-${id}`

/** Focuses a row's link; if it is hidden or removed, the main element, so that the focus is not lost. */
export function focusRow(id: number | undefined) {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  if (row?.checkVisibility()) row.focus()
  else document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Closing a message returns the focus to its row. In a narrow window, opening one scrolls to the top. */
export function useRowFocus(id: number | undefined, isNarrow: boolean) {
  const before = useRef(id)
  useEffect(() => {
    const previous = before.current
    before.current = id
    if (id === undefined && previous !== undefined) focusRow(previous)
    else if (isNarrow && id !== previous) scrollTo(0, 0)
  }, [id, isNarrow])
}

import { useEffect, useRef } from 'react'
import { MAIN_ID } from '#ui/workbench/frame-context.ts'

/** The id of a row's link. */
export const rowId = (id: number) => `mensagem-${id}`

/** Puts the focus on a row's link. Where it is hidden or gone, on the page, so that the keys go on from there. */
export function focusRow(id: number | undefined) {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  if (row?.checkVisibility()) row.focus()
  else document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Who closes a message is back at its row. In a narrow window an opened one begins at its head. */
export function useRowFocus(id: number | undefined, isNarrow: boolean) {
  const before = useRef(id)
  useEffect(() => {
    const left = before.current
    before.current = id
    if (id === undefined && left !== undefined) focusRow(left)
    else if (isNarrow && id !== left) scrollTo(0, 0)
  }, [id, isNarrow])
}

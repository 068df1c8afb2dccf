import { useWindowEvent } from '@mantine/hooks'
import { isUndoKey } from '#ui/workbench/keys/use-keys.ts'
import { undoNewest } from '#ui/workbench/use-undo.ts'
import { TASK_PANEL_ID } from './panel-id.ts'

/** Fields in which the browser itself takes back what was typed. */
const TYPED = 'textarea, input:not([readonly], [type="checkbox"], [type="radio"], [type="file"])'

/** Ctrl+Z within the task is the screen's too, also on the fields in which nobody types, where its keys are others'. */
export function useUndoKey() {
  useWindowEvent(
    'keydown',
    (event) => {
      const { target } = event
      if (!isUndoKey(event)) return
      if (!(target instanceof Element) || !target.closest(`#${TASK_PANEL_ID}`) || target.matches(TYPED)) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) undoNewest()
    },
    { capture: true },
  )
}

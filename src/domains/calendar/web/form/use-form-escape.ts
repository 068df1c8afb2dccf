import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { confirmAction } from '#ui/workbench/confirm.tsx'

/** Where Escape ends something else first: a dialog, a list that is open, an event that is dragged or lifted. */
const OVER = '[aria-modal="true"], [data-dragged]'
const OPENED = '[data-mantine-stop-propagation="true"], [aria-expanded="true"]'
/** Where it means the form beside: nowhere, or among the events. */
const BESIDE = '[data-event], [data-hours]'

interface FormEscape {
  isOn: boolean
  form: RefObject<HTMLFormElement | null>
  isDirty: () => boolean
  onClose: () => void
}

/** Has Escape close a form that stands beside the calendar, as it closes dialogs; what was typed asks first. */
export function useFormEscape({ isOn, form, isDirty, onClose }: FormEscape) {
  async function close() {
    const asks = isDirty()
    if (asks && !(await confirmAction(QUESTION))) return
    onClose()
  }
  useWindowEvent(
    'keydown',
    ({ key, target, isComposing }) => {
      if (key !== 'Escape' || isComposing || !isOn || !(target instanceof Element)) return
      const isInside = form.current?.contains(target) ?? false
      if (!isInside && target !== document.body && !target.closest(BESIDE)) return
      if (document.querySelector(OVER) || target.matches(OPENED)) return
      void close()
    },
    { capture: true },
  )
}

const QUESTION = {
  title: 'Fechar sem salvar?',
  text: 'O que você escreveu fica como rascunho neste navegador.',
  confirm: 'Fechar',
}

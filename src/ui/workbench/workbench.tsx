import { MantineProvider } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { setNonce } from 'get-nonce'
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useScheme } from '../scheme.ts'
import { keepFocus } from './keep-focus.ts'
import { openQuestion, watchQuestions } from './questions.ts'
import { theme, variables } from './theme.ts'
import { useIdle, useLater } from './use-later.ts'

const loadOverlays = () => import('./overlays.tsx')

/** The document's nonce, with which the content security policy allows styles created by scripts. '' in development. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content ?? ''

/** Providers for every private screen: Mantine's theme, dialogs, toasts. `styles.ts` must be imported before it. */
export function Workbench({ children }: { children: ReactNode }) {
  const [choice] = useScheme()
  const system = useColorScheme('light', { getInitialValueInEffect: false })
  useDoubleClickGuard()
  // Before what answers a question by Escape: no listener after that one hears the key.
  useLayoutEffect(keepFocus, [])
  useQuestionEscape()
  // Toasts end with the workbench: who comes back does not meet old ones.
  useEffect(() => notifications.clean, [])
  const isAsked = useSyncExternalStore(watchQuestions, openQuestion) !== undefined
  const Overlays = useLater(loadOverlays, useIdle() || isAsked)
  setNonce(nonce()) // for react-remove-scroll, under dialogs and menus
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={choice === 'system' ? system : choice}
      getStyleNonce={nonce}
    >
      {Overlays && <Overlays />}
      {children}
    </MantineProvider>
  )
}

/**
 * Escape closes the question in sight, and not the dialogs under it as well, which all listen for it on the window. It listens
 * before them, who do so in effects.
 */
function useQuestionEscape() {
  useLayoutEffect(() => {
    const close = (event: KeyboardEvent) => {
      const question = openQuestion()
      if (event.key !== 'Escape' || event.isComposing || !question) return
      // A list that is open in the question closes first.
      if (event.target instanceof Element && event.target.matches('[data-mantine-stop-propagation="true"]')) return
      event.stopImmediatePropagation()
      question.answer(undefined)
    }
    addEventListener('keydown', close, { capture: true })
    return () => removeEventListener('keydown', close, { capture: true })
  }, [])
}

/** What was clicked: the link or button around it, the control of the label around it, else the element itself. */
const clicked = ({ target }: Event) =>
  target instanceof Element ? (target.closest('a, button') ?? target.closest('label')?.control ?? target) : target

/**
 * Drops the second click of a double-click where the first one has brought something else under the pointer: the backdrop
 * of the dialog that it opened, the same button of the next row, a field of the next screen.
 */
function useDoubleClickGuard() {
  useEffect(() => {
    let first: EventTarget | null = null
    const guard = (event: MouseEvent) => {
      if (event.detail === 1) first = clicked(event)
      if (event.detail !== 2 || clicked(event) === first) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', guard, { capture: true })
    return () => removeEventListener('click', guard, { capture: true })
  }, [])
}

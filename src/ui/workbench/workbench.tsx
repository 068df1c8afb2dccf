import { MantineProvider } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { ModalsProvider } from '@mantine/modals'
import { setNonce } from 'get-nonce'
import { type ReactNode, useEffect } from 'react'
import { useScheme } from '../scheme.ts'
import { keepFocus } from './keep-focus.ts'
import { theme, variables } from './theme.ts'
import { Toasts } from './toasts.tsx'
import { useDoubleClickGuard } from './use-double-click-guard.ts'

/** The document's nonce, with which the content security policy allows styles created by scripts. '' in development. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content ?? ''

/** Providers for every private screen: Mantine's theme, dialogs, toasts. `styles.ts` must be imported before it. */
export function Workbench({ children }: { children: ReactNode }) {
  const [choice] = useScheme()
  const system = useColorScheme('light', { getInitialValueInEffect: false })
  useDoubleClickGuard()
  useEffect(keepFocus, [])
  setNonce(nonce()) // for react-remove-scroll, under dialogs and menus
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme={choice === 'system' ? system : choice}
      getStyleNonce={nonce}
    >
      <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Cancelar' }}>
        <Toasts />
        {children}
      </ModalsProvider>
    </MantineProvider>
  )
}

import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
import styles from './frame.module.css'
import { FrameContext, MAIN_ID } from './frame-context.ts'
import { useHeldEnter } from './keys/use-keys.ts'
import { loadPopover } from './later/later-popover.tsx'
import { loadTooltip } from './later/later-tooltip.tsx'
import { Side, type SideProps } from './side.tsx'
import { setTimedTask } from './timer/timed-task.ts'
import { useTimer } from './timer/use-timer.ts'
import { hideUndos } from './toasts.tsx'
import { useIdle, useLater, useWarm } from './use-later.ts'
import { useUndoKey } from './use-undo.ts'

const loadDrawer = () => import('./menu-drawer.tsx')

interface FrameProps extends Omit<SideProps, 'collapsed' | 'onCollapse' | 'onNavigate'> {
  onFind: () => void
  /** Shown in every page's top bar. */
  bell: ReactNode
  /** The manual beside the page, if it is open. */
  help: ReactNode
  clock: ReactNode
  newMenu: ReactNode
  /** Whether the server cannot be reached; `onRetry` tries at once. */
  isLost: boolean
  onRetry: () => void
  children: ReactNode
}

/** The navigation at the left of the page; below 60em a drawer that the page's top bar opens. */
export function Frame({ children, onFind, bell, clock, newMenu, help, isLost, onRetry, ...side }: FrameProps) {
  const router = useRouter()
  const [menu, { open, close }] = useDisclosure()
  const MenuDrawer = useLater(loadDrawer, useIdle() || menu)
  useWarm(loadPopover, loadTooltip)
  useUndoKey()
  useHeldEnter()
  const [collapsed, setCollapsed] = useChosenSwitch('menu_folded', false)
  /** What had the focus when the menu was opened. */
  const opener = useRef<Element>(null)
  const openMenu = useCallback(() => {
    opener.current = document.activeElement
    open()
  }, [open])
  const { running, stopped } = useTimer()
  // Here, not at the clock, which a phone's bar does not show once it has stopped.
  useEffect(() => setTimedTask(running?.task), [running?.task])
  const hasClock = running !== null || stopped.length > 0
  const frame = useMemo(
    () => ({ openMenu, openPalette: onFind, bell, clock, hasClock, newMenu }),
    [openMenu, onFind, bell, clock, hasClock, newMenu],
  )

  // On a new page the drawer and the undo toasts close and the focus moves to the content; not if only the query changes.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        close()
        hideUndos()
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [router, close],
  )

  function openHelp() {
    close()
    // The manual gives the focus back to what had it: the menu is gone by then.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    side.onHelp()
  }

  return (
    <FrameContext value={frame}>
      <a className={`strong rounded not-printed ${styles.skip}`} href={`#${MAIN_ID}`}>
        Ir para o conteúdo
      </a>
      <div
        className={`stack window-high ${styles.frame}`}
        data-collapsed={collapsed || undefined}
        data-lost={isLost || undefined}
      >
        <aside className={`not-printed ${styles.side}`}>
          <Side {...side} collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
        </aside>
        {MenuDrawer && <MenuDrawer {...side} opened={menu} onClose={close} onHelp={openHelp} />}
        <div className="column may-shrink">
          {isLost && <LostConnection retry={onRetry} />}
          {children}
        </div>
        {help}
      </div>
    </FrameContext>
  )
}

/** The one notice of the workbench that the server cannot be reached. `retry` tries at once. */
const LostConnection = ({ retry }: { retry: () => void }) => (
  <div className={`small row nowrap gap-25-60 ${styles.lost}`} role="alert">
    <IconPlugConnectedX className="flex-none" size={18} stroke={1.7} aria-hidden />
    <p>Sem conexão, tentando de novo.</p>
    <UnstyledButton className={styles.retry} onClick={retry}>
      Tentar agora
    </UnstyledButton>
  </div>
)

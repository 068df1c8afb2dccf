import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useStoredSwitch } from '#client/use-stored-switch.ts'
import styles from './frame.module.css'
import { FrameContext, MAIN_ID } from './frame-context.ts'
import { Side, type SideProps } from './side.tsx'

interface FrameProps extends Omit<SideProps, 'collapsed' | 'onCollapse'> {
  onFind: () => void
  /** Shown in every page's top bar. */
  bell: ReactNode
  /** The manual beside the page, if it is open. */
  help: ReactNode
  children: ReactNode
}

/** The navigation at the left of the page; below 60em a drawer that the page's top bar opens. */
export function Frame({ children, onFind, bell, help, ...side }: FrameProps) {
  const router = useRouter()
  const [menu, { open, close }] = useDisclosure()
  const [collapsed, setCollapsed] = useStoredSwitch('workbench-side', false)
  const frame = useMemo(() => ({ openMenu: open, openPalette: onFind, bell }), [open, onFind, bell])

  // On a new page the drawer closes and the focus moves to the content; not if only the query changes.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        close()
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
      }),
    [router, close],
  )

  function openHelp() {
    close()
    side.onHelp()
  }

  return (
    <FrameContext value={frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Ir para o conteúdo
      </a>
      <div className={styles.frame} data-collapsed={collapsed || undefined}>
        <aside className={styles.side}>
          <Side {...side} collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
        </aside>
        <Drawer.Root opened={menu} onClose={close} size="17rem" padding={0}>
          <Drawer.Overlay />
          <Drawer.Content aria-label="Menu">
            <Drawer.Body className={styles.drawer}>
              <Side {...side} onNavigate={close} onHelp={openHelp} />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
        <div className={styles.page}>{children}</div>
        {help}
      </div>
    </FrameContext>
  )
}

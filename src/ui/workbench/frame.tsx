import { Drawer } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import styles from './frame.module.css'
import { FrameContext, MAIN_ID } from './frame-context'
import { Side, type SideProps } from './side'

type FrameProps = Omit<SideProps, 'collapsed' | 'onCollapse'> & { children: ReactNode }

/** Navigation at the left, the page at the right; below 60em the navigation is a drawer that the page's top bar opens. */
export function Frame({ children, ...side }: FrameProps) {
  const { pathname } = useLocation()
  const [menu, { open, close }] = useDisclosure()
  const [collapsed, setCollapsed] = useLocalStorage({
    key: 'workbench-side',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const focusedPath = useRef(pathname)
  const frame = useMemo(() => ({ openMenu: open, focusedPath }), [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer has done its work once the page changes
  useEffect(close, [pathname])

  return (
    <FrameContext value={frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Ir para o conteúdo
      </a>
      <div className={styles.frame} data-collapsed={collapsed || undefined}>
        <aside className={styles.side}>
          <Side {...side} collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
        </aside>
        <Drawer
          opened={menu}
          onClose={close}
          size="17rem"
          withCloseButton={false}
          padding={0}
          aria-label="Menu"
          classNames={{ body: styles.drawer }}
        >
          <Side {...side} onNavigate={close} />
        </Drawer>
        <div className={styles.page}>{children}</div>
      </div>
    </FrameContext>
  )
}

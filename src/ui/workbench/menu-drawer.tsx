import { Drawer } from '@mantine/core'
import styles from './frame.module.css'
import { Side, type SideProps } from './side.tsx'

interface MenuDrawerProps extends Omit<SideProps, 'collapsed' | 'onCollapse'> {
  opened: boolean
  onClose: () => void
}

/** The navigation over a narrow page. */
export default function MenuDrawer({ opened, onClose, ...side }: MenuDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size="17rem" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body className={styles.drawer}>
          <Side {...side} onNavigate={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './states.module.css'

interface Notice {
  title: string
  /** What this is for, or what to do next. */
  children: ReactNode
  /** A drawn icon, decorative. */
  icon?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** A screen or a panel with nothing in it: says what it is for and offers the first action. */
export function EmptyState({ title, children, icon, action }: Notice) {
  return (
    <section className={styles.notice}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}

/** A screen that only the administrator may use, for everybody else: `children` say what is done there. */
export const ForbiddenState = ({ children }: { children: ReactNode }) => (
  <EmptyState title="Esta área é da administração">{children}</EmptyState>
)

/** Something that could not be loaded: what, why, and a button that tries again. */
export function FailedState({ title, children, retry, icon }: Omit<Notice, 'action'> & { retry: () => void }) {
  return (
    <section className={styles.notice} role="alert">
      {icon && <span className={styles.icon}>{icon}</span>}
      <h2>{title}</h2>
      <p>{children}</p>
      <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
        Tentar de novo
      </Button>
    </section>
  )
}

/** Grey rows in the place of those being loaded. `height` is that of one row in pixels, so that nothing jumps when they come. */
export function LoadingRows({
  rows = 6,
  height = 64,
  label = 'Carregando…',
}: {
  rows?: number
  height?: number
  label?: string
}) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}

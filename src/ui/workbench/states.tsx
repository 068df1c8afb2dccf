import { Button, Loader, Skeleton } from '@mantine/core'
import { IconLock, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay } from '#client/interface/say.ts'
import { dashboardWords } from './dashboard-words.ts'
import { LinkButton } from './link-button.tsx'
import styles from './states.module.css'

interface Notice {
  title: string
  /** What this is for, or what to do next. */
  children: ReactNode
  /** Decorative. */
  icon?: ReactNode
  /** The next step. */
  action?: ReactNode
}

/** An empty screen or panel: what it is for, and the first action. */
export function EmptyState({ title, children, icon, action }: Notice) {
  return (
    <section className={`stack items-start gap-75 ${styles.notice}`}>
      {icon && <span className={`accent ${styles.icon}`}>{icon}</span>}
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}

/** Shown by the shell to everybody but the admin on the admin's screens. */
export function ForbiddenState({
  title = 'Esta área é da administração',
  children,
}: Partial<Pick<Notice, 'title' | 'children'>>) {
  const say = useSay()
  return (
    <EmptyState
      title={title}
      icon={<IconLock aria-hidden />}
      action={
        <LinkButton to="/dashboard" variant="default">
          {say(dashboardWords.back)}
        </LinkButton>
      }
    >
      {children ?? `Só quem administra a abre. ${say(dashboardWords.own)}`}
    </EmptyState>
  )
}

interface FailedStateProps extends Pick<Notice, 'title' | 'children'> {
  retry: () => void
  isTrying?: boolean
}

/** Shown for something that could not be loaded: what, why, and a button that tries again. */
export function FailedState({ title, children, retry, isTrying = false }: FailedStateProps) {
  return (
    <section className={`stack items-start gap-75 ${styles.notice}`} role="alert">
      <h2>{title}</h2>
      <p>{children}</p>
      <Button variant="default" leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry} loading={isTrying}>
        Tentar de novo
      </Button>
    </section>
  )
}

/** Grey rows in place of those that load. `height` is that of one row in pixels, so that the layout does not shift. */
export function LoadingRows({ rows, height, label = 'Carregando…' }: { rows: number; height: number; label?: string }) {
  return (
    <div className="stack gap-75" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}

/** A turning ring in place of what loads, in the middle; with `fills` of all that the screen has left. */
export const LoadingRing = ({ label, fills }: { label: string; fills?: boolean }) => (
  <div className={`place-center ${styles.ring}`} data-fills={fills} role="status" aria-label={label}>
    <Loader size="md" />
  </div>
)

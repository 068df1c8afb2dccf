import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { MAIN_ID, useFrame } from './frame-context.ts'
import styles from './page.module.css'

interface PageProps {
  /** The heading, and by default the document's title. */
  title: string
  documentTitle?: string
  /** The list this page belongs to, above the heading. */
  parent?: { to: string; label: string }
  /** State of what the page shows, beside the heading. */
  state?: ReactNode
  /** Buttons at the right of the top bar, the primary one last. */
  actions?: ReactNode
  /** Whether the content fills the window's height, for content that scrolls by itself. */
  fill?: boolean
  children: ReactNode
}

/** Name of the palette's modifier key on this keyboard. */
const KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** A page of the workbench: top bar with heading and actions, and below it the content. */
export function WorkbenchPage({ title, documentTitle = title, parent, state, actions, fill, children }: PageProps) {
  const { openMenu, openPalette, bell } = useFrame()

  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])

  return (
    <main id={MAIN_ID} className={styles.page} tabIndex={-1} aria-labelledby="titulo">
      <header className={styles.top}>
        <div className={styles.menu}>
          <ActionIcon variant="default" size="lg" onClick={openMenu} aria-label="Abrir o menu">
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        </div>
        <div className={styles.heading}>
          {parent && (
            <nav aria-label="Você está em" className={styles.parent}>
              <Link to={parent.to}>{parent.label}</Link>
              <span aria-hidden>/</span>
            </nav>
          )}
          <h1 id="titulo">{title}</h1>
          {state}
        </div>
        <button type="button" className={styles.find} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
          <IconSearch size={18} stroke={1.7} aria-hidden />
          <span>Ir para…</span>
          <kbd aria-hidden>{KEY} K</kbd>
        </button>
        {bell}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.content} data-fill={fill || undefined}>
        {children}
      </div>
    </main>
  )
}

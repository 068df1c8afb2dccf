import { ActionIcon } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSay } from '#client/interface/say.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import type { Words } from '#words.ts'
import { MAIN_ID, useFrame } from './frame-context.ts'
import { MOD_KEY } from './keys/mod-key.ts'
import styles from './page.module.css'
import { MoreActions } from './page-actions.tsx'

interface PageProps {
  /** The heading, and by default the document's title. */
  title: Words
  documentTitle?: Words
  /** The list this page belongs to, above the heading. */
  parent?: { to: string; label: Words }
  /** State of what the page shows, beside the heading. */
  state?: ReactNode
  /** What stays in the top bar at any width, e.g. the help on keys. */
  tools?: ReactNode
  /** Buttons in the top bar; in a menu in a narrow window, or beside a running clock, if there is a main action. */
  actions?: ReactNode
  /** Whether those are in the menu at any width. */
  foldsActions?: boolean
  /** Whether what the main action saves is saved, beside it. */
  saveState?: ReactNode
  /** The main action, at the end of the top bar; on a phone a bar at the bottom. */
  main?: ReactNode
  /** Whether the top bar has the frame's menu of what can be created. */
  hasNew?: boolean
  /** Whether the content fills the window's height, for content that scrolls by itself. */
  fill?: boolean
  children: ReactNode
}

/** A page of the workbench: top bar with heading and actions, and below it the content. */
export function WorkbenchPage({ title, documentTitle = title, parent, state, fill, children, ...page }: PageProps) {
  const { tools, actions, foldsActions, saveState, main, hasNew = true } = page
  const say = useSay()
  const { openMenu, openPalette, bell, clock, hasClock, newMenu } = useFrame()
  const isPhone = useNarrower('40em')
  const isNarrow = useNarrower('60em')
  /** Whether there is room for no more than the icon of the palette, as beside many buttons. */
  const isTight = useNarrower(actions && main ? '75em' : '60em')
  const isMiddling = useNarrower('100em')

  /** Whether the actions beside the main one leave the heading no room, as beside a running clock. */
  const folds = foldsActions || (main && (isNarrow || (hasClock && isMiddling)))

  useGivesWay()
  useEffect(() => {
    document.title = say(documentTitle)
  }, [say, documentTitle])

  return (
    <main id={MAIN_ID} className={`column may-shrink ${styles.page}`} tabIndex={-1} aria-labelledby="titulo">
      <header className={`row cluster gap-50 paper line-below not-printed ${styles.top}`}>
        <div className={styles.menu}>
          <ActionIcon variant="default" size="lg" onClick={openMenu} aria-label="Abrir o menu">
            <IconMenu2 size={20} aria-hidden />
          </ActionIcon>
        </div>
        <div className={`cluster align-baseline gap-50 may-shrink ${styles.heading}`}>
          {parent && (
            <nav aria-label="Você está em" className={`soft flex gap-50 ${styles.parent}`}>
              <Link className="faint-underline" to={parent.to}>
                {say(parent.label)}
              </Link>
              <span aria-hidden>/</span>
            </nav>
          )}
          <h1 id="titulo" className="one-line" title={say(title)}>
            {say(title)}
          </h1>
          {!isPhone && state}
        </div>
        {!isPhone && clock}
        <button
          type="button"
          className={`row justify-center gap-50 flex-none soft no-background pointer outlined hover-wash hover-ink ${styles.find}`}
          onClick={openPalette}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <IconSearch size={18} stroke={1.7} aria-hidden />
          <span className={isTight ? 'hidden' : undefined}>Ir para…</span>
          {!isTight && <kbd aria-hidden>{MOD_KEY} K</kbd>}
        </button>
        {hasNew && newMenu}
        {bell}
        {tools}
        {actions && (folds ? <MoreActions>{actions}</MoreActions> : <Actions>{actions}</Actions>)}
        {!isPhone && saveState}
        {main && !isPhone && <Actions>{main}</Actions>}
      </header>
      <div className={`stack content-start may-shrink ${styles.content}`} data-fill={fill || undefined}>
        {isPhone && state}
        {children}
      </div>
      {isPhone && (main || hasClock) && (
        <div className={`flex align-center gap-50 paper line-above not-printed ${styles.bar}`} data-floating>
          {clock}
          {saveState}
          {main}
        </div>
      )}
    </main>
  )
}

const Actions = ({ children }: { children: ReactNode }) => <div className="row gap-50">{children}</div>

/** Pixels that a finger moves before it counts. */
const LEAST = 8
/** Pixels before the end of a page that are its end: browsers round. */
const END = 2

/**
 * Says at the document (`data-scrolls-down`) whether somebody scrolls down a page that goes on. What floats over its end on
 * a phone then gives way, so that nothing lies under it, and returns on the way up and at the end, where it has room
 * (`workbench.css`).
 */
function useGivesWay() {
  useEffect(() => {
    const root = document.documentElement
    let last = window.scrollY
    function follow() {
      const end = root.scrollHeight - window.innerHeight
      const at = Math.max(window.scrollY, 0)
      const isEdge = at === 0 || at >= end - END
      if (!isEdge && Math.abs(at - last) < LEAST) return
      root.toggleAttribute('data-scrolls-down', !isEdge && at > last)
      last = at
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      window.removeEventListener('scroll', follow)
      root.removeAttribute('data-scrolls-down')
    }
  }, [])
}

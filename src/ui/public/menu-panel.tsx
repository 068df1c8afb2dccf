import { Link } from '@tanstack/react-router'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { CloseIcon, MenuIcon } from './icons.tsx'
import styles from './menu-panel.module.css'
import { NavLinks } from './nav-links.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import { SearchField } from './search-field.tsx'

const ID = 'menu'

/** The menu of narrow windows: a popover, so that it works without JavaScript. */
export function MenuPanel({ codeHosting }: { codeHosting: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => panel.current?.hidePopover()

  /** Following a link closes it, also the link to the page already shown. */
  const followLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  /** Closes when the focus leaves it, so that the focus is never behind it. */
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`place-center flex-none pointer no-background no-border ${styles.button}`}
        popoverTarget={ID}
      >
        <MenuIcon width="22" height="22" className={styles.open} />
        <CloseIcon width="22" height="22" className={styles.close} />
        <span className="hidden">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it listens to the links inside, which the keyboard clicks too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        id={ID}
        ref={panel}
        popover="auto"
        className={`scrolls ink no-border paper lines-around ${styles.panel}`}
        onClick={followLink}
        onBlur={leave}
        onSubmit={close}
      >
        <nav className={`stack below-150 ${styles.links}`} aria-label="Menu">
          <NavLinks codeHosting={codeHosting} />
        </nav>
        <SearchField />
        <Link to="/contact" className={`button justify-center full-width above-100 ${styles.talk}`} activeProps={{}}>
          Falar com a gente
        </Link>
        <div className="small row space-between medium above-125 needs-script">
          <span aria-hidden="true">Aparência</span>
          <SchemeChoice />
        </div>
      </div>
    </>
  )
}

import { ActionIcon, Drawer, Switch, Tooltip } from '@mantine/core'
import { IconExternalLink, IconList, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWider } from '#client/page/use-narrower.ts'
import { MAIN_ID } from '#ui/workbench/frame-context.ts'
import { ManualText, PANE, useManualPage } from './manual-text.tsx'
import { CONTENTS, MANUAL_PATH } from './pages.ts'
import styles from './panel.module.css'

interface PanelProps {
  name: string
  heading: string
  /** What had the focus when the manual was opened. */
  opener: Element | null
  onOpen: (address: string) => void
  onClose: () => void
  /** Whether `?` opens the manual. */
  byKey: { isOn: boolean; setOn: (isOn: boolean) => void }
}

/** The manual in a column beside the screen; where there is no room for one, in a drawer over it. */
export default function Panel(props: PanelProps) {
  const isWide = useWider('85em')
  useFocusReturn(props.opener)
  if (isWide)
    return (
      <aside
        className={`column not-printed ${styles.column}`}
        aria-label="Ajuda"
        onKeyDown={({ key, defaultPrevented }) => {
          if (key === 'Escape' && !defaultPrevented) props.onClose()
        }}
      >
        <Content {...props} />
      </aside>
    )
  return (
    <Drawer.Root opened onClose={props.onClose} position="right" size="28rem" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="Ajuda">
        <Drawer.Body className={styles.drawer}>
          <Content {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Returns the focus when the panel closes: to its opener, or to the page where that is gone, as the palette. */
function useFocusReturn(opener: Element | null) {
  useEffect(
    () => () => {
      const target = opener?.isConnected ? opener : document.getElementById(MAIN_ID)
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    [opener],
  )
}

function Content({ name, heading, onOpen, onClose, byKey }: PanelProps) {
  const { data } = useManualPage(name)
  const pane = useRef<HTMLElement>(null)
  const focus = () => pane.current?.focus({ preventScroll: true })
  const openHere = (to: string) => {
    onOpen(to)
    focus() // the link that was followed is gone
  }
  useEffect(focus, [])
  const address = name === CONTENTS ? MANUAL_PATH : `${MANUAL_PATH}/${name}`
  return (
    <>
      <header className={`row gap-25 line-below ${styles.head}`}>
        <h2 className="grow may-shrink">{data?.title ?? 'Ajuda'}</h2>
        {name !== CONTENTS && (
          <Tooltip label="Todas as páginas">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Todas as páginas"
              onClick={() => openHere(MANUAL_PATH)}
            >
              <IconList size={20} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="Abrir em outra aba">
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Abrir em outra aba"
          >
            <IconExternalLink size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Fechar a ajuda" onClick={onClose}>
          <IconX size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={pane} {...{ [PANE]: true }} className={styles.text} aria-label="Texto" tabIndex={0} data-autofocus>
        <ManualText name={name} heading={heading} onOpen={openHere} />
      </section>
      <footer className={`line-above ${styles.foot}`}>
        <Switch
          label="Abrir a ajuda com a tecla ?"
          checked={byKey.isOn}
          onChange={({ currentTarget }) => byKey.setOn(currentTarget.checked)}
        />
      </footer>
    </>
  )
}

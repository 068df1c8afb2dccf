import { useLocation, useMatches } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, useCallback, useState } from 'react'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { CONTENTS, PAGES, pageAt } from './pages.ts'
import type PanelComponent from './panel.tsx'

type PanelProps = ComponentProps<typeof PanelComponent>

/** A page of the manual that somebody chose while at `path`. */
interface Chosen {
  path: string
  name: string
  heading: string
}

/**
 * The manual beside the screen, loaded on first use: the screen's own page, until another one is chosen. Opens by `?`, by
 * `toggle`, and by `open` with an address of the manual.
 */
export function useManual() {
  const { pathname } = useLocation()
  const screen = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' }).replace(/(?<=.)\/$/, '')
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>()
  const [isOpen, setOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const close = useCallback(() => setOpen(false), [])
  const show = () => {
    if (!isOpen) setOpener(document.activeElement)
    setOpen(true)
    import('./panel.tsx')
      .then(({ default: Loaded }) => setPanel(() => Loaded))
      .catch(() => {
        setOpen(false)
        notifyError('A ajuda não pôde ser aberta. Confira a conexão e tente de novo.')
      })
  }
  const toggle = isOpen ? close : show
  const open = (address: string) => {
    const page = pageAt(address)
    if (!page) return
    setChosen({ path: pathname, ...page })
    show()
  }
  const key = useKeys('manual_key', { '?': toggle })
  const { name, heading } = chosen?.path === pathname ? chosen : { name: PAGES.get(screen) ?? CONTENTS, heading: '' }
  const panel = { name, heading, opener, onOpen: open, onClose: close, byKey: key }
  const element = isOpen && Panel && <Panel {...panel} />
  return { toggle, open, element }
}

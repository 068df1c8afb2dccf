import { useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { CONTENTS, PAGES, pageAt } from './pages.ts'

const Panel = lazy(() => import('./panel.tsx'))

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
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const toggle = useCallback(() => setOpen((was) => !was), [])
  const close = useCallback(() => setOpen(false), [])
  const open = (address: string) => {
    const page = pageAt(address)
    if (!page) return
    setChosen({ path: pathname, ...page })
    setOpen(true)
  }
  const key = useKeys('manual-key', { '?': toggle })
  const { name, heading } = chosen?.path === pathname ? chosen : { name: PAGES.get(screen) ?? CONTENTS, heading: '' }
  const element = isOpen && (
    <Suspense>
      <Panel name={name} heading={heading} onOpen={open} onClose={close} byKey={key} />
    </Suspense>
  )
  return { toggle, open, element }
}

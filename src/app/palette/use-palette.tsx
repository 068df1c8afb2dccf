import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { SideLink } from '#ui/workbench/side.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** The command palette, loaded on first use. Opens on Ctrl+K (Cmd+K on a Mac) or by `open`. `onHelp` opens an address of the manual. */
export function usePalette(screens: readonly SideLink[], onHelp: (address: string) => void) {
  // A counter, so that each call of `open` opens it again.
  const [opening, setOpening] = useState(0)
  const open = useCallback(() => setOpening((count) => count + 1), [])
  useHotkeys([['mod+K', open]], [])
  const element = opening > 0 && (
    <Suspense>
      <Palette screens={screens} opening={opening} onHelp={onHelp} />
    </Suspense>
  )
  return { open, element }
}

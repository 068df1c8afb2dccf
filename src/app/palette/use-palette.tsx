import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { SideLink } from '#ui/workbench/side.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** The command palette, loaded on first use. Opens on Ctrl+K (Cmd+K on a Mac) or by `open`. */
export function usePalette(screens: readonly SideLink[]) {
  // A counter, so that each call of `open` opens it again.
  const [opening, setOpening] = useState(0)
  const open = useCallback(() => setOpening((count) => count + 1), [])
  useHotkeys([['mod+K', open]], [])
  const element = opening > 0 && (
    <Suspense>
      <Palette screens={screens} opening={opening} />
    </Suspense>
  )
  return { open, element }
}

import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { SideLink } from '#ui/workbench/side.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** The command palette, loaded with its first use: Ctrl+K (Cmd+K on a Mac), or `open`. */
export function usePalette(screens: readonly SideLink[]) {
  // Counts the openings, so that each asked for opens it anew.
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

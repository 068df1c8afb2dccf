import { useHotkeys } from '@mantine/hooks'
import { type ComponentProps, type ComponentType, useCallback, useState } from 'react'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type PaletteComponent from './palette.tsx'

type PaletteProps = ComponentProps<typeof PaletteComponent>

/** The command palette, loaded on first use. Opens on Ctrl+K (Cmd+K on a Mac) or by `open`. */
export function usePalette(options: Omit<PaletteProps, 'opening'>) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  // A counter, so that each call of `open` opens it again.
  const [opening, setOpening] = useState(0)
  const open = useCallback(() => {
    setOpening((count) => count + 1)
    import('./palette.tsx')
      .then(({ default: Loaded }) => setPalette(() => Loaded))
      .catch(() => notifyError('A busca não pôde ser aberta. Confira a conexão e tente de novo.'))
  }, [])
  useHotkeys([['mod+K', open]], [])
  return { open, element: Palette && <Palette opening={opening} {...options} /> }
}

import { createContext, type ReactNode, useContext } from 'react'

interface Frame {
  /** Opens the navigation on a narrow screen. */
  openMenu: () => void
  /** Opens the command palette. */
  openPalette: () => void
  /** Stands in every page's top bar. */
  bell: ReactNode
}

export const FrameContext = createContext<Frame | null>(null)

/** The frame around a page of the workbench. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A page of the workbench stands outside its frame')
  return frame
}

/** Where the skip link leads, and the focus after a navigation. */
export const MAIN_ID = 'conteudo'

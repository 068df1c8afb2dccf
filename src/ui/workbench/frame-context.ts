import { createContext, type ReactNode, useContext } from 'react'

interface Frame {
  /** Opens the navigation on a narrow screen. */
  openMenu: () => void
  /** Opens the command palette. */
  openPalette: () => void
  /** Shown in every page's top bar. */
  bell: ReactNode
  /** The running timer, in every page's top bar; on a phone in the bar at the bottom. */
  clock: ReactNode
  /** Whether that shows anything. */
  hasClock: boolean
  /** What can be created, as a menu in the top bar. */
  newMenu: ReactNode
}

export const FrameContext = createContext<Frame | null>(null)

/** The workbench's frame around a page. Throws outside of it. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A page of the workbench stands outside its frame')
  return frame
}

/** Id of the page's content: target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = 'conteudo'

import { createContext, type RefObject, useContext } from 'react'

interface Frame {
  /** Opens the navigation on a narrow screen. */
  openMenu: () => void
  /** The path whose page had the focus last, so that a page takes it once when one arrives there. */
  focusedPath: RefObject<string>
}

export const FrameContext = createContext<Frame | null>(null)

/** The frame around a page of the workbench. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('A page of the workbench stands outside its frame')
  return frame
}

/** Where the skip link leads. */
export const MAIN_ID = 'conteudo'

import { useCallback } from 'react'
import { readStored } from '#client/storage/storage.ts'
import { readPanel } from '#panel.ts'
import { inPanel, type Words } from '#words.ts'
import { PANEL, usePanel } from './panel.ts'

/** Says words as the person's interface does: `say(words.create)`. */
export function useSay(): (words: Words) => string {
  const panel = usePanel()
  return useCallback((words: Words) => inPanel(words, panel), [panel])
}

/** The same outside of what is rendered, e.g. for a toast. */
export const sayNow = (words: Words): string => inPanel(words, readPanel(readStored(PANEL)))

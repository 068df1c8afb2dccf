import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import type { Pane, ShownPanes } from '../panes/panes.tsx'

/** The keys of a quote, as they are listed. */
export const QUOTE_KEYS = [
  [['j', 'k'], 'Andar pelas linhas'],
  [['Enter'], 'Em uma linha: nova linha abaixo'],
  [['Shift Enter'], 'Na descrição: outra linha de texto'],
  [['Tab'], 'Com o catálogo aberto: o primeiro dele'],
  [['Alt ↑', 'Alt ↓'], 'Mover a linha'],
  [['Alt Shift ↓', 'Alt D'], 'Duplicar a linha'],
  [['Alt O'], 'Opcional ou não'],
  [['Alt Del'], 'Remover a linha'],
  [['p'], 'O que o cliente vê'],
  [['v'], 'O que mudou'],
  [['h'], 'História'],
  [['d'], 'Marcas do que mudou'],
] as const
/** The key of who sees costs. */
export const MARGIN_KEY = [['m'], 'Custo e margem'] as const

const LINES = '[data-item] textarea'

export interface Toggles {
  /** Shows what has changed at the lines, or no more. */
  toggleMarks: () => void
  /** The same with costs and margins. */
  toggleMargin: () => void
}

/** The keys of a quote's screen while nobody types: through its lines, and to what stands beside it. */
export function useQuoteKeys({ pane, isWide, show, showDocument }: ShownPanes, { toggleMarks, toggleMargin }: Toggles) {
  /** The line that was written in last. */
  const last = useRef<Element>(null)
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest('[data-item]') : null
      if (line) last.current = line
    }
    document.addEventListener('focusin', enter)
    return () => document.removeEventListener('focusin', enter)
  }, [])
  const walk = (step: 1 | -1) => () => {
    flushSync(showDocument)
    const lines = [...document.querySelectorAll<HTMLElement>(LINES)]
    const at = lines.findIndex((line) => last.current?.contains(line))
    const next = at < 0 ? (step > 0 ? 0 : lines.length - 1) : Math.min(Math.max(at + step, 0), lines.length - 1)
    lines[next]?.focus()
  }
  /** What is in the document's place gives it back. */
  const toggle = (name: Pane) => () => {
    if (!document.getElementById(`quote-tab-${name}`)) return
    if (!isWide && pane === name) showDocument()
    else show(name)
  }
  return useKeys('quote_keys', {
    j: walk(1),
    k: walk(-1),
    p: toggle('client'),
    v: toggle('changes'),
    h: toggle('history'),
    d: toggleMarks,
    m: toggleMargin,
  })
}

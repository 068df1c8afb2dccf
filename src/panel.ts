/**
 * The two interfaces of the workbench, 'Painel' on the screen. `specified`: the labels, toasts, formats and waits of the
 * specification. `portuguese`: all words in Portuguese, reais, dd/mm/aaaa, no wait. A choice changes what is shown, never
 * what a call stores or answers.
 */
export const PANELS = ['specified', 'portuguese'] as const
export type Panel = (typeof PANELS)[number]

/** What the choices are called. */
export const PANEL_LABELS: Record<Panel, string> = { specified: 'Como especificado', portuguese: 'Em português' }

/** A stored choice; one that this release does not know, or none, is `specified`. */
export const readPanel = (stored: string | null | undefined): Panel =>
  PANELS.find((panel) => panel === stored) ?? 'specified'

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from './context.ts'

/** A page's form that was refused, to be shown again. */
export interface Returned {
  /** What was typed, by the fields' names. */
  typed: Readonly<Record<string, string>>
  /** What is wrong, as shown to the person. */
  error: string
  /** What is wrong with each field, by its name. */
  fields: Readonly<Record<string, string>>
}

/** The context of a page being rendered. */
export interface Rendering extends Context {
  /** The `nonce` attribute of the page's own scripts: content by authors, who cannot know it, is never taken for one. */
  nonce: string
  /** Takes the page's HTML, which is then not in the response: its body would be encoded and decoded again. */
  takeHtml?: (html: string) => void
  /** Status (5xx) of a call that failed while the page rendered. */
  failed?: number
  /** Unsaved values that a preview shows in place of the stored ones. Their type is known to their domain. */
  draft?: unknown
  /** The page's form that was sent without scripts and refused. */
  returned?: Returned
}

/** The rendering that a call in process belongs to. */
export const rendering = new AsyncLocalStorage<Rendering>()

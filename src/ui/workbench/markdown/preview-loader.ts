import { useEffect, useRef, useState } from 'react'
import type { TextHelp } from './text-help.ts'

/** Pause in the typing after which the preview is requested, in milliseconds. */
const PAUSE = 400

/** The last preview that was rendered, and why there is no newer one. */
export interface Preview {
  html: string
  /** Words of the text; undefined until it was rendered once. */
  words: number | undefined
  failure: string | undefined
}

/** A text put into the field, and what the server made of it, where that is known. */
export interface GivenText {
  markdown: string
  html?: string | undefined
  words?: number | undefined
}

/** The text as the server renders it, a moment after the typing pauses. Calls for older texts are aborted. */
export function usePreview(help: TextHelp, first: GivenText) {
  const [preview, setPreview] = useState<Preview>({ html: first.html ?? '', words: first.words, failure: undefined })
  const text = useRef(first.markdown)
  const timer = useRef<number>(undefined)
  const call = useRef<AbortController>(undefined)

  async function render() {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    try {
      const { html, words } = await help.render(text.current, signal)
      if (!signal.aborted) setPreview({ html, words, failure: undefined })
    } catch (error) {
      if (!signal.aborted) setPreview((last) => ({ ...last, failure: help.explain(error) }))
    }
  }

  function update(markdown: string) {
    text.current = markdown
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void render(), PAUSE)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the text the field begins with
  useEffect(() => {
    if (first.html === undefined) void render()
    return () => {
      clearTimeout(timer.current)
      call.current?.abort()
    }
  }, [])

  return { preview, update, retry: () => void render() }
}

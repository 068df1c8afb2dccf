import { useEffect, useRef, useState } from 'react'
import type { TextHelp } from './text-help.ts'

/** Pause in the typing after which the preview is requested, in milliseconds. */
const PAUSE = 400

/** The last successful preview, and why there is no newer one. */
export interface Preview {
  html: string
  /** Number of words; undefined until the first rendering. */
  words: number | undefined
  failure: string | undefined
}

/** An initial text, with its rendered HTML and its number of words if known. */
export interface GivenText {
  markdown: string
  html?: string | undefined
  words?: number | undefined
}

/** The text rendered by the server after a pause in the typing. Older calls are aborted. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the initial text
  useEffect(() => {
    if (first.html === undefined) void render()
    return () => {
      clearTimeout(timer.current)
      call.current?.abort()
    }
  }, [])

  return { preview, update, retry: () => void render() }
}

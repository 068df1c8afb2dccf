import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../app/api'
import { failureText } from '../../../../app/query'

/** Pause in the typing after which the preview is asked for, in milliseconds. */
const PAUSE = 400

/** The last good preview, and why there is no newer one. */
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

/** The text as the server renders it, a moment after the typing pauses. The latest text wins: older calls are given up. */
export function usePreview(first: GivenText) {
  const [preview, setPreview] = useState<Preview>({ html: first.html ?? '', words: first.words, failure: undefined })
  const text = useRef(first.markdown)
  const timer = useRef<number>(undefined)
  const call = useRef<AbortController>(undefined)

  async function render() {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    try {
      const { data } = await api.archives.preview({ markdown: text.current }, { signal })
      if (!signal.aborted) setPreview({ ...data, failure: undefined })
    } catch (error) {
      if (!signal.aborted) setPreview((last) => ({ ...last, failure: failureText(error) }))
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

import { useEffect, useRef, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { useLiveCall } from '../use-live-call.ts'
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

/** The text rendered by the server after a pause in the typing. */
export function usePreview(help: TextHelp, first: GivenText) {
  const [preview, setPreview] = useState<Preview>({ html: first.html ?? '', words: first.words, failure: undefined })
  const text = useRef(first.markdown)
  const { sendNow, sendLater } = useLiveCall({
    pause: PAUSE,
    send: (signal) => help.render(text.current, signal),
    onAnswer: ({ html, words }) => setPreview({ html, words, failure: undefined }),
    onFailure: (error) => setPreview((last) => ({ ...last, failure: failureText(error) })),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the initial text
  useEffect(() => {
    if (first.html === undefined) sendNow()
  }, [])

  return {
    preview,
    update(markdown: string) {
      text.current = markdown
      sendLater()
    },
    retry: sendNow,
  }
}

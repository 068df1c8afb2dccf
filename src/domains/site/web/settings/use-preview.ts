import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { useLiveCall } from '#ui/workbench/use-live-call.ts'
import type { Section } from '../../sections-contract.ts'
import { type SectionEntry, type SectionValues, schemaOf } from './sections.ts'

/** Pause in the typing after which the preview is requested, in milliseconds. */
const PAUSE = 500

/** The last successful preview, and why there is no newer one. */
export interface Preview {
  html: string | undefined
  failure: string | undefined
  loading: boolean
}

/** The page to preview. */
export interface Shown {
  path: string
  /** By default today's. */
  weekday?: number
}

/** The public page with the form's values, rendered after a pause in the typing. */
export function usePreview(entry: SectionEntry, read: () => SectionValues, { path, weekday }: Shown) {
  const [preview, setPreview] = useState<Preview>({ html: undefined, failure: undefined, loading: true })
  const stop = (failure: string) => setPreview((last) => ({ ...last, failure, loading: false }))
  const { sendNow, sendLater } = useLiveCall({
    pause: PAUSE,
    async send(signal) {
      const { value } = read()
      if (!schemaOf(entry).safeParse({ value }).success) return undefined
      setPreview((last) => ({ ...last, loading: true }))
      const shown = { section: entry.name, value, path, weekday } as Section & Shown
      return (await api.site.preview(shown, { signal })).data.html
    },
    onAnswer: (html) =>
      html === undefined ? stop('Há campos por corrigir.') : setPreview({ html, failure: undefined, loading: false }),
    onFailure: (error) => stop(failureText(error)),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: renders at once for another page or day
  useEffect(sendNow, [path, weekday])

  return { preview, update: sendLater, retry: sendNow }
}

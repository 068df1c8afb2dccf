import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import type { Section, SectionName } from '../../contract.ts'
import { type SectionValues, schemaOf } from './sections.ts'

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

/** The public page with the form's values, rendered after a pause in the typing. Older calls are aborted. */
export function usePreview(section: SectionName, read: () => SectionValues, { path, weekday }: Shown) {
  const [preview, setPreview] = useState<Preview>({ html: undefined, failure: undefined, loading: true })
  const timer = useRef<number>(undefined)
  const call = useRef<AbortController>(undefined)

  async function render() {
    call.current?.abort()
    const { signal } = (call.current = new AbortController())
    const { value } = read()
    if (!schemaOf(section).safeParse({ value }).success)
      return setPreview((last) => ({ ...last, failure: 'Há campos por corrigir.', loading: false }))
    setPreview((last) => ({ ...last, loading: true }))
    try {
      const { data } = await api.site.preview({ section, value, path, weekday } as Section & Shown, { signal })
      if (!signal.aborted) setPreview({ html: data.html, failure: undefined, loading: false })
    } catch (error) {
      if (!signal.aborted) setPreview((last) => ({ ...last, failure: failureText(error), loading: false }))
    }
  }

  const latest = useRef(render)
  latest.current = render

  // biome-ignore lint/correctness/useExhaustiveDependencies: renders at once for another page or day
  useEffect(() => {
    void latest.current()
    return () => {
      clearTimeout(timer.current)
      call.current?.abort()
    }
  }, [path, weekday])

  return {
    preview,
    update() {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void latest.current(), PAUSE)
    },
    retry: () => void render(),
  }
}

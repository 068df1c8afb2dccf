import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import type { Section, SectionName } from '../../contract.ts'
import { type SectionValues, schemaOf } from './sections.ts'

/** Pause in the typing after which the preview is asked for, in milliseconds. */
const PAUSE = 500

/** The last good preview, and why there is no newer one. */
export interface Preview {
  html: string | undefined
  failure: string | undefined
  loading: boolean
}

/** What a preview shows. */
export interface Shown {
  path: string
  /** Undefined for today. */
  weekday?: number
}

/** The public page with what is typed, a moment after the typing pauses. The latest wins: older calls are given up. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or day is shown at once
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

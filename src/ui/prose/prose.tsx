import { useEffect, useRef } from 'react'
import '../prose.css'
import { enhanceProse } from './enhance-prose.ts'
import { type PageText, showText } from './page-text.ts'

/** A text rendered and sanitised on the server. */
export function Prose({ html }: { html: string | PageText }) {
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new text
  useEffect(() => (text.current ? enhanceProse(text.current) : undefined), [html])
  return <div ref={text} className="prose" {...showText(html)} />
}

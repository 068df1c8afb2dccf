import { useEffect, useRef } from 'react'
import '../prose.css'
import { dressProse } from './dress-prose.ts'

/** A rendered text: sanitised on the server, and so trusted here. */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is dressed anew.
  useEffect(() => (text.current ? dressProse(text.current) : undefined), [html])
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

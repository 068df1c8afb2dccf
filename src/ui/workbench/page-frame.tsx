import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import styles from './page-frame.module.css'

interface PageFrameProps {
  /** Of a public page, without scripts. */
  html: string
  title: string
  /** CSS pixels that the page is laid out for, drawn smaller where there is less room; by default the room there is. */
  width?: number
  /** Names the page: it stays scrolled where it was while this is the same. */
  place?: string
  /** Whether to scroll to its end at first. */
  atEnd?: boolean
}

/**
 * A public page within the workbench, whose links and buttons do nothing. A newer rendering of it takes the place of the
 * older without a flash, scrolled as that was.
 */
export function PageFrame({ html, title, width, place = '', atEnd = false }: PageFrameProps) {
  const { ref, width: available, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  /** What the frame was loaded with; `load` tells two loads of the same apart. */
  const [source, setSource] = useState({ html, load: 0 })
  const shown = useRef(html)
  const scrolled = useRef<{ place: string; top: number }>(undefined)
  const laidOut = width ?? available
  const scale = Math.min(1, available / laidOut) || 1

  useEffect(() => {
    if (html === shown.current) return
    shown.current = html
    if (!replaceBody(frame.current?.contentDocument, html)) setSource(({ load }) => ({ html, load: load + 1 }))
  }, [html])

  /** Applies the colour scheme, disables links and forms, and restores the scroll position. */
  function prepare() {
    const page = frame.current?.contentWindow
    if (!page) return
    const { document } = page
    const { scheme } = window.document.documentElement.dataset
    if (scheme) document.documentElement.dataset.scheme = scheme
    for (const event of ['click', 'auxclick', 'submit'])
      document.addEventListener(event, (happened) => happened.preventDefault(), true)
    const top = scrolled.current?.place === place ? scrolled.current.top : undefined
    page.scrollTo(0, top ?? (atEnd ? document.documentElement.scrollHeight : 0))
    page.addEventListener('scroll', () => {
      scrolled.current = { place, top: page.scrollY }
    })
  }

  return (
    <div ref={ref} className={`grow relative wash clip ${styles.stage}`}>
      <iframe
        key={source.load}
        className="no-border paper"
        ref={frame}
        title={title}
        // Without scripts; of the same origin, so that its fonts load and `prepare` can reach it.
        sandbox="allow-same-origin"
        srcDoc={source.html}
        onLoad={prepare}
        style={{ width: laidOut || '100%', height: height / scale || '100%', scale }}
      />
    </div>
  )
}

/** Shows another rendering of the page that a document has loaded. False where it is another page, with other styles. */
function replaceBody(document: Document | null | undefined, html: string): boolean {
  if (document?.readyState !== 'complete') return false
  const next = new DOMParser().parseFromString(html, 'text/html')
  if (next.head.innerHTML !== document.head.innerHTML) return false
  document.body.replaceWith(document.importNode(next.body, true))
  return true
}

import { useEffect, useRef, useState } from 'react'
import type { Archive } from '../../contract.ts'
import styles from './contents.module.css'

interface Props {
  contents: Archive['contents']
}

/** The table of contents: beside the text on wide screens, folded above it on narrow ones. */
export function ArticleContents({ contents }: Props) {
  const { current, list } = useCurrentHeading(contents)
  const folded = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className={`top scrolls not-printed ${styles.beside}`} aria-label="Neste artigo" ref={list} data-contents>
        <ContentsList contents={contents} current={current} />
      </nav>
      <details className={`lines-around not-printed ${styles.folded}`} ref={folded}>
        <summary className="pad-75 small strong pointer">Neste artigo</summary>
        <nav aria-label="Neste artigo">
          <ContentsList
            contents={contents}
            current={current}
            onChoose={() => folded.current?.removeAttribute('open')}
          />
        </nav>
      </details>
    </>
  )
}

interface ListProps extends Props {
  /** The id of the heading being read. */
  current: string | undefined
  onChoose?: () => void
}

const ContentsList = ({ contents, current, onChoose }: ListProps) => (
  <ol className={`small bare-list lines-140 ${styles.list}`}>
    {contents.map(({ id, text, level }) => (
      <li key={id}>
        <a
          className="block soft break-anywhere undecorated"
          data-sub={level === 3 || undefined}
          href={`#${id}`}
          aria-current={id === current || undefined}
          onClick={onChoose}
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)

/** A heading is current once it is above this fraction of the window's height. */
const CURRENT_BELOW = 0.3

/** The id of the current heading (at first the first one), and a ref for the list, which is scrolled to keep its link in view. */
function useCurrentHeading(contents: readonly { id: string }[]) {
  const [current, setCurrent] = useState(contents[0]?.id)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? [])
    // Where a link of this page has led to: at the end of a page its heading cannot reach the line.
    let jumpedTo: number | undefined
    const update = () => {
      if (window.scrollY === jumpedTo) return
      const line = window.innerHeight * CURRENT_BELOW
      const last = headings.findLast((heading) => heading.getBoundingClientRect().top < line) ?? headings[0]
      setCurrent(last?.id)
    }
    // The current heading changes only when one crosses the line.
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${(1 - CURRENT_BELOW) * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    const jump = () => {
      const target = headings.find(({ id }) => location.hash === `#${encodeURIComponent(id)}`)
      const top = target?.getBoundingClientRect().top ?? -1
      if (!target || top < 0 || top > window.innerHeight) return
      jumpedTo = window.scrollY
      setCurrent(target.id)
    }
    window.addEventListener('hashchange', jump)
    // A link may have led there before the page was hydrated.
    jump()
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', jump)
    }
  }, [contents])

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!link || !list.current) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const at = link.getBoundingClientRect()
    if (at.top < top || at.bottom > bottom) list.current.scrollTop += at.top - top - list.current.clientHeight / 2
  }, [current])

  return { current, list }
}

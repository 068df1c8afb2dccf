import { useEffect, useRef, useState } from 'react'

/** The part of the window, from above, in which a heading becomes the one being read. */
const READ_FROM = 0.3

/** The id of the heading whose text is being read, the first one before any, and a place for the list, which follows it where it scrolls itself. */
export function useCurrentHeading(contents: readonly { id: string }[]) {
  const [current, setCurrent] = useState(contents[0]?.id)
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? [])
    const look = () => {
      const line = window.innerHeight * READ_FROM
      const read = headings.findLast((heading) => heading.getBoundingClientRect().top < line) ?? headings[0]
      setCurrent(read?.id)
    }
    // It tells when a heading crosses the line, which is all that can change which is the last above it.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${(1 - READ_FROM) * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
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

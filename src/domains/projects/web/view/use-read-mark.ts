import { useEffect, useRef } from 'react'

/** Lights, while one reads, the number of the paragraph on the drawing and in its copy beside the text. */
export function useReadMark(count: number) {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const parts = page.current?.querySelectorAll<HTMLElement>('.part[id]') ?? []
    if (count === 0 || parts.length === 0) return
    const watch = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (read && page.current) light(page.current, read.target.id.slice('parte-'.length))
      },
      { rootMargin: '-35% 0px -50%' },
    )
    for (const part of parts) watch.observe(part)
    return () => watch.disconnect()
  }, [count])
  return page
}

function light(page: HTMLElement, number: string) {
  for (const element of page.querySelectorAll<HTMLElement>('[data-on]')) delete element.dataset.on
  for (const element of page.querySelectorAll<HTMLElement>(`#parte-${number}, [data-number="${number}"]`))
    element.dataset.on = ''
}

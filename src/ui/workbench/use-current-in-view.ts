import { useEffect, useRef } from 'react'

/**
 * For a strip of links that on a phone is wider than the window: scrolls it to the link of the current page, as it is
 * shown and whenever `current` changes. Answers the strip's ref.
 */
export function useCurrentInView(current?: string) {
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current then
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!strip.current || !link) return
    const padding = Number.parseFloat(getComputedStyle(strip.current).paddingInlineStart)
    strip.current.scrollLeft = link.offsetLeft - strip.current.offsetLeft - padding
  }, [current])
  return strip
}

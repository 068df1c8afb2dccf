import { useMemo } from 'react'
import { setStored, useStored } from '#client/use-stored.ts'
import { OVERLAYS, type Overlay } from '../../calendar.ts'

const OVERLAYS_KEY = 'calendar-layers'
const TAGS_KEY = 'calendar-hidden-tags'

/** Shown before anybody has chosen. */
const FIRST: readonly Overlay[] = ['holidays']

const toList = (stored: string | null) => (stored ? stored.split(',') : [])

/** The overlays that are switched on and the tags that are switched off, stored in this browser. */
export function useShownOverlays() {
  const stored = useStored(OVERLAYS_KEY)
  const hidden = useStored(TAGS_KEY)
  const layers = useMemo(
    () => (stored === null ? FIRST : OVERLAYS.filter((layer) => toList(stored).includes(layer))),
    [stored],
  )
  const isHidden = useMemo(() => {
    const tags = new Set(toList(hidden).map(Number))
    return (tag: number) => tags.has(tag)
  }, [hidden])
  return {
    layers,
    isHidden,
    setOverlay: (layer: Overlay, isOn: boolean) =>
      setStored(OVERLAYS_KEY, OVERLAYS.filter((one) => (one === layer ? isOn : layers.includes(one))).join()),
    setTag: (tag: number, isOn: boolean) => {
      const others = toList(hidden).filter((one) => Number(one) !== tag)
      setStored(TAGS_KEY, (isOn ? others : [...others, tag]).join())
    },
  }
}

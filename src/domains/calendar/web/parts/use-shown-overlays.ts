import { useMemo } from 'react'
import { useSession } from '#client/session/session.ts'
import { useChoice } from '#client/storage/use-choice.ts'
import { OVERLAYS, type Overlay } from '../../calendar.ts'

/** Shown before anybody has chosen; the admin also sees what is due. */
const FIRST: readonly Overlay[] = ['holidays']
const FIRST_OF_ADMIN: readonly Overlay[] = ['holidays', 'tasks', 'bills']

const NONE: readonly number[] = []

/** The overlays that the person has switched on, and the tags that they have switched off. */
export function useShownOverlays() {
  const { admin } = useSession()
  const first = admin ? FIRST_OF_ADMIN : FIRST
  const [chosen, setChosen] = useChoice('calendar_overlays')
  const [hidden = NONE, setHidden] = useChoice('calendar_hidden_tags')
  const layers = useMemo(() => (chosen ? OVERLAYS.filter((layer) => chosen.includes(layer)) : first), [chosen, first])
  const isHidden = useMemo(() => {
    const tags = new Set(hidden)
    return (tag: number) => tags.has(tag)
  }, [hidden])
  return {
    layers,
    isHidden,
    setOverlay: (layer: Overlay, isOn: boolean) =>
      setChosen(OVERLAYS.filter((one) => (one === layer ? isOn : layers.includes(one)))),
    setTag: (tag: number, isOn: boolean) => {
      const others = hidden.filter((one) => one !== tag)
      setHidden(isOn ? others : [...others, tag])
    },
  }
}

import { useState } from 'react'
import { type SwitchName, useChosenSwitch } from '#client/storage/use-choice.ts'
import { useWider } from './use-narrower.ts'

interface Part {
  /** The window's width from which the person's choice counts, as CSS says it. */
  from: string
  /** Whether it is open there until the person has chosen. */
  initial: boolean
}

/** Whether a part of a screen is open. In a narrower window it is folded, and stays open only as long as it is shown. */
export function useOpenPart(name: SwitchName, { from, initial }: Part): [boolean, (isOpen: boolean) => void] {
  const isWide = useWider(from)
  const chosen = useChosenSwitch(name, initial)
  const shown = useState(false)
  return isWide ? chosen : shown
}

import { useState } from 'react'
import { setStored, useStored } from './use-stored.ts'

/** A choice between on and off that this browser remembers. Where it stores nothing, the choice holds for this screen. */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const stored = useStored(key)
  const [unstored, setUnstored] = useState<boolean>()
  const isOn = unstored ?? (stored === null ? initial : stored === 'true')
  return [isOn, (next) => setUnstored(setStored(key, String(next)) ? undefined : next)]
}

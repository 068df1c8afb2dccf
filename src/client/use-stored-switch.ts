import { useState } from 'react'
import { setStored, useStored } from './use-stored.ts'

/** A boolean setting stored in this browser. Without storage it lasts as long as the component. */
export function useStoredSwitch(key: string, initial: boolean): [boolean, (isOn: boolean) => void] {
  const stored = useStored(key)
  const [unstored, setUnstored] = useState<boolean>()
  const isOn = unstored ?? (stored === null ? initial : stored === 'true')
  return [isOn, (next) => setUnstored(setStored(key, String(next)) ? undefined : next)]
}

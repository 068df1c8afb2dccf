import { useLayoutEffect } from 'react'
import { writeStored } from '#client/storage/storage.ts'
import { useChosenSwitch } from '#client/storage/use-choice.ts'
import { DENSITY } from './density.ts'

/** Whether the person has chosen larger rows, letters and buttons, and how that is chosen. */
export const useComfortable = () => useChosenSwitch('comfortable', false)

/** Gives the document the person's density. */
export function useDensity() {
  const [isComfortable] = useComfortable()
  useLayoutEffect(() => {
    const density = isComfortable ? 'comfortable' : ''
    document.documentElement.dataset.density = density
    writeStored(DENSITY, density)
  }, [isComfortable])
}

import { useEffect, useState } from 'react'

/** False at first, true after that many milliseconds; true at once for 0. */
export function useDelayed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(milliseconds === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}

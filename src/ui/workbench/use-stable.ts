import { useLayoutEffect, useRef, useState } from 'react'

type Functions<Actions> = { [Name in keyof Actions]: (...values: never[]) => unknown }

/** Returns an object that stays the same across renders; its functions call those of the newest render. */
export function useStable<Actions extends Functions<Actions>>(newest: Actions): Actions {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  const [stable] = useState(() => {
    const names = Object.keys(newest) as (keyof Actions)[]
    return Object.fromEntries(
      names.map((name) => [name, (...values: never[]) => latest.current[name](...values)]),
    ) as unknown as Actions
  })
  return stable
}

import { useLayoutEffect, useRef, useState } from 'react'

type Functions<Actions> = { [Name in keyof Actions]: (...values: never[]) => unknown }

/** The same object at every rendering, whose functions do what those of the newest rendering do. */
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

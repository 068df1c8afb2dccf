import { useCallback, useSyncExternalStore } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { useReadSessionAgain } from '#client/session/session.ts'
import { useStoredUser } from '#client/session/stored-user.ts'
import { type Choices, choicesText, choose, knowsChange, parseChoices, shownChoices } from './choices.ts'
import { subscribeToStored } from './use-stored.ts'

/**
 * One choice of the signed-in person, on all their devices, and how it is made; undefined until it was. What is returned
 * stays the same object until it changes.
 */
export function useChoice<Name extends keyof Choices>(
  name: Name,
): [Choices[Name], (value: NonNullable<Choices[Name]>) => void] {
  const user = useStoredUser()?.id
  const text = useSyncExternalStore(
    subscribeToStored,
    () => (user === undefined ? null : choicesText(user)),
    () => null,
  )
  const set = useCallback(
    (value: NonNullable<Choices[Name]>) => {
      if (user !== undefined) choose(user, { [name]: value })
    },
    [user, name],
  )
  return [shownChoices(parseChoices(text))[name], set]
}

/** The choices that are switches. */
export type SwitchName = {
  [Name in keyof Choices]-?: NonNullable<Choices[Name]> extends boolean ? Name : never
}[keyof Choices]

/** One that is on or off; `initial` until it was chosen. */
export function useChosenSwitch(name: SwitchName, initial: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn = initial, set] = useChoice(name)
  return [isOn, set]
}

/** Reads the person's choices again where another device has changed them. `person` is undefined while unknown. */
export function useLiveChoices(person: number | undefined) {
  const readSessionAgain = useReadSessionAgain()
  useTopic(person === undefined ? undefined : `choices:${person}`, async (counter) => {
    if (person !== undefined && counter !== undefined && !(await knowsChange(person, counter))) await readSessionAgain()
  })
}

import { useHotkeys } from '@mantine/hooks'
import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** Letters that do something, as the help lists them. */
type Key = 'j' | 'k' | 'e' | 'u'

/** Lets single letters act while nobody types and no dialog is open. They can be turned off (WCAG 2.1.4). */
export function useKeys(actions: Record<Key, () => unknown>) {
  const [isOn, setOn] = useStoredSwitch('message-keys', true)
  const unlessAsked = (act: () => unknown) => () => {
    if (!document.querySelector('[aria-modal="true"]')) act()
  }
  useHotkeys(isOn ? Object.entries(actions).map(([key, act]) => [key, unlessAsked(act)]) : [])
  return { isOn, setOn }
}

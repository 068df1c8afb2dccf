import { useHotkeys } from '@mantine/hooks'
import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** The shortcuts that the help lists. */
type Key = 'j' | 'k' | 'e' | 'u'

/** Single-key shortcuts, inactive in inputs and dialogs. They can be turned off (WCAG 2.1.4). */
export function useKeys(actions: Record<Key, () => unknown>) {
  const [isOn, setOn] = useStoredSwitch('message-keys', true)
  const unlessDialogOpen = (act: () => unknown) => () => {
    if (!document.querySelector('[aria-modal="true"]')) act()
  }
  useHotkeys(isOn ? Object.entries(actions).map(([key, act]) => [key, unlessDialogOpen(act)]) : [])
  return { isOn, setOn }
}

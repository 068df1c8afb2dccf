import { useLocalStorage } from '@mantine/hooks'

/** What stands for everyone in the payloads of lists. */
export const EVERYONE = 0

/** Whether the admin looks at everyone's projects; remembered in this browser. */
export const useWholeTeam = () =>
  useLocalStorage({ key: 'projects-whole-team', defaultValue: false, getInitialValueInEffect: false })

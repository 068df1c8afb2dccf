import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** What stands for everyone in the payloads of lists. */
export const EVERYONE = 0

/** Whether the admin looks at everyone's projects; remembered in this browser. */
export const useWholeTeam = () => useStoredSwitch('projects-whole-team', false)

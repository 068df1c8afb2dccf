import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** Whether the admin's list has everyone's projects; stored in this browser. */
export const useWholeTeam = () => useStoredSwitch('projects-whole-team', false)

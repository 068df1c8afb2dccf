import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** The `id_user` of a list of everyone's projects. */
export const EVERYONE = 0

/** Whether the admin's list has everyone's projects; stored in this browser. */
export const useWholeTeam = () => useStoredSwitch('projects-whole-team', false)

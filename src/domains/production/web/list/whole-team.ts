import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** Whether the admin's list has everyone's lines; stored in this browser. */
export const useWholeTeam = () => useStoredSwitch('lines-whole-team', false)

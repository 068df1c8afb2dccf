import { useStoredSwitch } from '#client/use-stored-switch.ts'

/** Whether the admin's list has everyone's quotes; stored in this browser. */
export const useWholeTeam = () => useStoredSwitch('budgets-whole-team', false)

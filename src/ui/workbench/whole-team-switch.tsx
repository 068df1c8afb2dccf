import { Switch } from '@mantine/core'

/** For an admin: whether a list has everyone's records, or only their own. */
export const WholeTeamSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Switch label="Toda a equipe" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
)

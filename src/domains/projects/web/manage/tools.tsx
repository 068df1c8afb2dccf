import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import styles from '#ui/workbench/tools.module.css'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'

interface ListToolsProps {
  /** The text in the search field. */
  typed: string
  onType: (text: string) => void
  /** Whether everyone's projects are shown; undefined if the user may not see them. */
  team: boolean | undefined
  onTeam: (on: boolean) => void
  /** The number of rows, in words; undefined while unknown. */
  count: string | undefined
}

/** The search and the switch above the list, and its number of rows. */
export const ListTools = ({ typed, onType, team, onTeam, count }: ListToolsProps) => (
  <div className={styles.tools}>
    <TextInput
      type="search"
      aria-label="Buscar pelo título"
      placeholder="Buscar pelo título"
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
    {team !== undefined && <WholeTeamSwitch isOn={team} onChange={onTeam} />}
    <p role="status">{count}</p>
  </div>
)

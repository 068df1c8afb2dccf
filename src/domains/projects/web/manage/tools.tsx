import { Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import styles from './screen.module.css'

interface ListToolsProps {
  /** What is sought. */
  typed: string
  onType: (text: string) => void
  /** Whether everyone's projects are shown; undefined for who may not. */
  team: boolean | undefined
  onTeam: (on: boolean) => void
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined
}

/** What narrows the list, and how long it is. */
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
    {team !== undefined && (
      <Switch label="Toda a equipe" checked={team} onChange={({ currentTarget }) => onTeam(currentTarget.checked)} />
    )}
    <p role="status">{count}</p>
  </div>
)

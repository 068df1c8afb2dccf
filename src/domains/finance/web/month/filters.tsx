import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { useLedger } from '../parts/ledger.ts'
import { useProjectOptions } from '../parts/use-choices.ts'

interface FilterProps {
  /** Id of what is chosen; undefined for all. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Of which project the entries of all months are shown. */
export function ProjectFilter(props: FilterProps) {
  const [, ...options] = useProjectOptions()
  return (
    <Filter
      {...props}
      label="Transações do projeto"
      all="Todo projeto"
      clear="De todo projeto"
      options={options}
      unknown="Projeto"
      none="Nenhum projeto assim"
    />
  )
}

/** Of which account the entries of all months are shown, also of one that is out of use. */
export function AccountFilter(props: FilterProps) {
  const { whose, isTeam } = useLedger()
  const { data } = useQuery(query.finance.accounts.list.queryOptions(ofUser(whose)))
  const options = (data?.data ?? []).map(({ id, name, owner }) => ({
    value: String(id),
    label: isTeam ? `${name} · ${owner}` : name,
  }))
  return (
    <Filter
      {...props}
      label="Transações da conta"
      all="Toda conta"
      clear="De toda conta"
      options={options}
      unknown="Conta"
      none="Nenhuma conta assim"
    />
  )
}

interface OwnFilterProps extends FilterProps {
  label: string
  /** What stands where nothing is chosen. */
  all: string
  /** The name of the button that goes back to it. */
  clear: string
  options: readonly { value: string; label: string }[]
  /** Before the id of one that is not among the options. */
  unknown: string
  /** That no option has what was typed. */
  none: string
}

function Filter({ chosen, onChoose, label, all, clear, options, unknown, none }: OwnFilterProps) {
  const isListed = chosen === undefined || options.some(({ value }) => value === String(chosen))
  return (
    <Select
      aria-label={label}
      placeholder={all}
      data={isListed ? options : [{ value: String(chosen), label: `${unknown} ${chosen}` }, ...options]}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => onChoose(Number(value) || undefined)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clear }}
      nothingFoundMessage={none}
    />
  )
}

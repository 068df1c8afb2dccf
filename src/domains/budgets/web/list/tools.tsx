import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { query } from '#client/calls/query.ts'
import { requestOf } from '#client/calls/request.ts'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { CountAndCsv } from '#ui/workbench/records/csv-link.tsx'
import records from '#ui/workbench/records/list.module.css'
import { MonthSelect } from '#ui/workbench/records/month-select.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import { WholeTeamSwitch } from '#ui/workbench/whole-team-switch.tsx'
import { STATE_LABELS, STATES, STATUS, STATUSES } from '../../budget.ts'
import { SITUATION_LABELS, SITUATIONS } from '../../situation.ts'
import { type BudgetFilters, type FilterProps, parseFilters } from './filters.ts'

const STATE_OPTIONS = [
  { value: '', label: 'Todas as respostas' },
  ...STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
]

const SITUATION_OPTIONS = [
  { value: '', label: 'Todas as situações' },
  ...SITUATIONS.map((value) => ({ value, label: SITUATION_LABELS[value] })),
]

interface ListToolsProps extends FilterProps {
  /** Whose quotes are listed; undefined while that is not known. */
  whose: number | undefined
  /** Whether everyone's are shown; undefined for who may not. */
  team: boolean | undefined
  onTeam: (isOn: boolean) => void
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined
  search: RefObject<HTMLInputElement | null>
  /** What stands at their end. */
  children: ReactNode
}

/** What narrows the list, how long it is, and the same as a file. */
export function ListTools({ filters, onFilter, whose, team, onTeam, count, search, children }: ListToolsProps) {
  const say = useSay()
  const months = useQuery(query.budgets.months.queryOptions(ofUser(whose)))
  const choose = (name: keyof BudgetFilters) => (event: { currentTarget: HTMLSelectElement }) =>
    onFilter({ [name]: parseFilters({ [name]: event.currentTarget.value })[name] })
  const { oneState } = useManners()
  const { q, status, state, situation, waits, month } = filters
  const statuses = [
    { value: '', label: 'Todas as situações' },
    ...STATUSES.map((value) => ({ value, label: say(STATUS[value].label) })),
  ]
  const file = requestOf('GET /budget/csv', { id_user: whose, q, status, state, situation, waits, month }).url
  return (
    <search className={`row cluster gap-75 ${records.tools}`}>
      <SearchField
        ref={search}
        label="Buscar nos orçamentos"
        q={q}
        onSearch={(typed) => onFilter({ q: typed }, { replace: q !== undefined })}
      />
      {oneState ? (
        <NativeSelect
          aria-label="Situação"
          data={SITUATION_OPTIONS}
          value={situation ?? ''}
          onChange={choose('situation')}
        />
      ) : (
        <>
          <NativeSelect aria-label="Situação" data={statuses} value={status ?? ''} onChange={choose('status')} />
          <NativeSelect
            aria-label="Resposta do cliente"
            data={STATE_OPTIONS}
            value={state ?? ''}
            onChange={choose('state')}
          />
        </>
      )}
      <MonthSelect months={months.data?.data ?? []} month={month} onChange={choose('month')} />
      {team !== undefined && <WholeTeamSwitch isOn={team} onChange={onTeam} />}
      <CountAndCsv count={count} href={file} label="Baixar os orçamentos achados como CSV" />
      {children}
    </search>
  )
}

import { Switch } from '@mantine/core'
import { IconFileInvoice, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { query, searchedByCursor } from '#client/query.ts'
import { useSay } from '#client/say.ts'
import { NEW_RECORD } from '#client/search-params.ts'
import { useSession } from '#client/session.ts'
import { useWholeTeam } from '#client/use-whole-team.ts'
import { useWhose } from '#client/use-whose.ts'
import { plural } from '#ui/formats.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import { Sums } from '#ui/workbench/records/sums.tsx'
import { LoadingRing } from '#ui/workbench/states.tsx'
import { useDelay } from '#ui/workbench/use-delay.ts'
import { STATUS, STATUSES } from '../../budget.ts'
import { budgetWords } from '../../words.ts'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { type FilterProps, hasFilters, NO_FILTERS } from './filters.ts'
import { useListFormats } from './formats.ts'
import { BudgetTable } from './table.tsx'
import { ListTools } from './tools.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

/** One's own quotes, newest first; for the admin everyone's by a switch. */
export function BudgetList({ filters, onFilter }: FilterProps) {
  const say = useSay()
  const { admin } = useSession()
  const [isTeam, setTeam] = useWholeTeam('budgets')
  const { formats, isBrazilian, setBrazilian } = useListFormats()
  const whose = useWhose(isTeam)
  const list = useInfiniteQuery(
    query.budgets.search.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ ...filters, id_user: whose, limit: PAGE_SIZE, cursor }),
      enabled: whose !== undefined,
    }),
  )
  const budgets = list.data?.pages.flatMap(({ data }) => data)
  const { total, totals } = list.data?.pages[0] ?? {}
  const isSettled = useDelayed(useDelay('budgets'), budgets !== undefined)
  useLoadFailureLog(list.error)

  return (
    <WorkbenchPage
      title={budgetWords.budgets}
      actions={
        setBrazilian && (
          <Switch
            label="R$ e dd/mm/aaaa"
            checked={isBrazilian}
            onChange={({ currentTarget }) => setBrazilian(currentTarget.checked)}
          />
        )
      }
      main={<NewBudget />}
    >
      <ListTools
        filters={filters}
        onFilter={onFilter}
        whose={whose}
        team={admin ? isTeam : undefined}
        onTeam={setTeam}
        count={isSettled && total !== undefined ? plural(total, 'orçamento', 'orçamentos') : undefined}
      />
      <RecordList
        list={list}
        rows={isSettled ? budgets : undefined}
        failed="Os orçamentos não vieram"
        loading={<LoadingRing label="Carregando os orçamentos…" />}
        narrowed={
          hasFilters(filters)
            ? { text: 'Nenhum orçamento assim.', clear: 'Limpar os filtros', onClear: () => onFilter(NO_FILTERS) }
            : undefined
        }
        empty={{
          title: 'Nenhum orçamento ainda',
          text: 'Aqui ficam os orçamentos: para quem, quanto, até quando e em que pé está cada um.',
          icon: <IconFileInvoice aria-hidden />,
          action: <NewBudget />,
        }}
        head={
          totals && (
            <Sums
              label="Totais por situação"
              groups={STATUSES.map((status) => ({
                key: status,
                label: say(STATUS[status].label),
                count: totals[status].count,
                sum: formats.amount(totals[status].sum),
              }))}
              chosen={filters.status}
              onChoose={(status) => onFilter({ status })}
            />
          )
        }
      >
        {(shown) => <BudgetTable budgets={shown} formats={formats} isTeam={admin && isTeam} />}
      </RecordList>
    </WorkbenchPage>
  )
}

const NewBudget = () => (
  <LinkButton
    to="/dashboard/budget-create"
    search={{ id: NEW_RECORD }}
    leftSection={<IconPlus size={18} aria-hidden />}
  >
    {useSay()(budgetWords.create)}
  </LinkButton>
)

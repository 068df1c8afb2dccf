import { Button, Switch } from '@mantine/core'
import { IconFileInvoice, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { byCursor, query } from '#client/query.ts'
import { useSession } from '#client/session.ts'
import { useWhose } from '#client/use-whose.ts'
import { DELAYS } from '#ui/delays.ts'
import { plural } from '#ui/formats.ts'
import { useDelayed } from '#ui/use-delayed.ts'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import records from '#ui/workbench/records/list.module.css'
import { NoMatches } from '#ui/workbench/records/no-matches.tsx'
import { Sums } from '#ui/workbench/records/sums.tsx'
import { EmptyState, LoadingRing } from '#ui/workbench/states.tsx'
import { STATUS, STATUSES } from '../../budget.ts'
import { NEW_BUDGET } from '../parts/new-budget.ts'
import { useLoadFailureLog } from '../parts/use-load-failure-log.ts'
import { type FilterProps, hasFilters } from './filters.ts'
import { useListFormats } from './formats.ts'
import { BudgetTable } from './table.tsx'
import { ListTools } from './tools.tsx'
import { useWholeTeam } from './whole-team.ts'

const root = getRouteApi('__root__')

/** Rows in one request. */
const PAGE_SIZE = 100

/** One's own quotes, newest first; for the admin everyone's by a switch. */
export function BudgetList({ filters, onFilter }: FilterProps) {
  const { admin } = useSession()
  const { delays } = root.useLoaderData()
  const [isTeam, setTeam] = useWholeTeam()
  const { formats, isBrazilian, setBrazilian } = useListFormats()
  const whose = useWhose(isTeam)
  const list = useInfiniteQuery(
    query.budgets.search.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ ...filters, id_user: whose, limit: PAGE_SIZE, cursor }),
      enabled: whose !== undefined,
      // What was found stays while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  const budgets = list.data?.pages.flatMap(({ data }) => data)
  const { total, totals } = list.data?.pages[0] ?? {}
  const isSettled = useDelayed(delays ? DELAYS.budgets : 0, budgets !== undefined)
  useLoadFailureLog(list.error)
  const isNarrowed = hasFilters(filters)

  return (
    <WorkbenchPage
      title="Budgets"
      actions={
        <Switch
          label="R$ e dd/mm/aaaa"
          checked={isBrazilian}
          onChange={({ currentTarget }) => setBrazilian(currentTarget.checked)}
        />
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
      <QueryView
        query={list}
        data={isSettled ? budgets : undefined}
        failed="Os orçamentos não vieram"
        loading={<LoadingRing label="Carregando os orçamentos…" />}
      >
        {(shown) => (
          <div className={`${records.list} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
            {totals && (shown.length > 0 || isNarrowed) && (
              <Sums
                label="Totais por situação"
                groups={STATUSES.map((status) => ({
                  key: status,
                  label: STATUS[status].label,
                  count: totals[status].count,
                  sum: formats.amount(totals[status].sum),
                }))}
                chosen={filters.status}
                onChoose={(status) => onFilter({ ...filters, status })}
              />
            )}
            {shown.length > 0 ? (
              <BudgetTable budgets={shown} formats={formats} isTeam={admin && isTeam} />
            ) : isNarrowed ? (
              <NoMatches clear="Limpar os filtros" onClear={() => onFilter({})}>
                Nenhum orçamento assim.
              </NoMatches>
            ) : (
              <EmptyState title="Nenhum orçamento ainda" icon={<IconFileInvoice aria-hidden />} action={<NewBudget />}>
                Aqui ficam os orçamentos: para quem, quanto, até quando e em que pé está cada um.
              </EmptyState>
            )}
            <LoadMore list={list} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}

const NewBudget = () => (
  <Button
    leftSection={<IconPlus size={18} aria-hidden />}
    renderRoot={(props) => <Link to="/dashboard/budget-create" search={{ id: NEW_BUDGET }} {...props} />}
  >
    New Budget
  </Button>
)

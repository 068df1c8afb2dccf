import { NativeSelect } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { dayOf } from '#time.ts'
import { wholeNumber } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import { QueryView } from '#ui/workbench/query-view.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { Cards } from '../month/cards.tsx'
import { FinancePage } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf } from '../parts/money-text.ts'
import { CategoryRanking } from './category-ranking.tsx'
import { BalanceChart, MonthChart } from './month-chart.tsx'
import styles from './year.module.css'

/** The months of a year up to the current one, or to the last with entries. */
function begun<Month extends { month: string; income: string; expenses: string }>(months: readonly Month[]): Month[] {
  const current = dayOf(nowMs()).slice(0, 7)
  const last = months.findLastIndex(
    ({ month, income, expenses }) => month <= current || centsOf(income) + centsOf(expenses) > 0,
  )
  return months.slice(0, last + 1)
}

interface YearScreenProps {
  /** The current one where it is left out. */
  year: number | undefined
  onYear: (year: number) => void
}

/** A year by month and by category. */
export function YearScreen({ year, onYear }: YearScreenProps) {
  const { whose } = useLedger()
  const answer = useQuery(
    query.finance.reports.year.queryOptions({
      input: { id_user: whose, year },
      enabled: whose !== undefined,
      // The charts stay while another year is on its way.
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <FinancePage title="Ano">
      <QueryView
        query={answer}
        data={answer.data?.data}
        failed="O ano não veio"
        loading={<LoadingRows rows={3} height={180} label="Carregando o ano…" />}
      >
        {(data) => {
          const years = data.years.includes(data.year) ? data.years : [data.year, ...data.years]
          const months = begun(data.months)
          return (
            <div className={`stack gap-150 one-column ${busy.busy}`} aria-busy={answer.isPlaceholderData}>
              <NativeSelect
                className={styles.select ?? ''}
                aria-label="Ano"
                data={years.map(String)}
                value={String(data.year)}
                onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
              />
              <Cards totals={data.totals} label={`Somas de ${data.year}`} />
              {data.totals.count === 0 ? (
                <EmptyState title={`Nada em ${data.year}`} icon={<IconChartBar aria-hidden />}>
                  Com as primeiras transações, aqui se veem os meses lado a lado e para onde vai o dinheiro.
                </EmptyState>
              ) : (
                <>
                  <h2>Mês a mês</h2>
                  <MonthChart months={months} />
                  <BalanceChart months={months} />
                  <h2>Por categoria</h2>
                  <div className={`stack align-start gap-150 two-columns ${styles.lists}`}>
                    <CategoryRanking title="Entradas" rows={data.categories.filter(({ type }) => type === 'receita')} />
                    <CategoryRanking title="Saídas" rows={data.categories.filter(({ type }) => type === 'despesa')} />
                  </div>
                  {data.projects.length > 0 && (
                    <>
                      <h2>Por projeto</h2>
                      <ProjectList projects={data.projects} />
                    </>
                  )}
                </>
              )}
            </div>
          )
        }}
      </QueryView>
    </FinancePage>
  )
}

interface ProjectListProps {
  /** The largest first; decimal texts. */
  projects: readonly { project_id: number; project: string; income: string; expenses: string; count: number }[]
}

/** What came in and went out for each project; what is of none is in no row. */
const ProjectList = ({ projects }: ProjectListProps) => (
  <table className={`${rows.rows} ${styles.projects}`}>
    <thead>
      <tr>
        <th scope="col">Projeto</th>
        <th scope="col">Entradas (R$)</th>
        <th scope="col">Saídas (R$)</th>
        <th scope="col">Sobra (R$)</th>
      </tr>
    </thead>
    <tbody>
      {projects.map(({ project_id, project, income, expenses, count }) => (
        <tr key={project_id}>
          <th scope="row">
            {project || 'Sem título'} <small className="soft tabular">{wholeNumber(count)}</small>
          </th>
          <td className="tabular nowrap">{groupedMoney(centsOf(income))}</td>
          <td className="tabular nowrap">{groupedMoney(centsOf(expenses))}</td>
          <td className="tabular nowrap">{groupedMoney(centsOf(income) - centsOf(expenses))}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

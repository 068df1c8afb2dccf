import { IconCalendarTime } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { day, dayMonth } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { RecordLink } from '#ui/workbench/record-link.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { monthLabel } from '../../finance.ts'
import { FinancePage, MONTH } from '../parts/finance-page.tsx'
import { useLedger } from '../parts/ledger.ts'
import { centsOf, money, sidesText, signedMoney } from '../parts/money-text.ts'
import styles from './forecast.module.css'

type Forecast = Awaited<ReturnType<Api['finance']['bills']['forecast']>>['data']
type Month = Forecast['months'][number]

/** What is expected of the rest of this month and of the next three: plans, none of it in the ledger. */
export function ForecastScreen() {
  const { whose } = useLedger()
  const answer = useQuery(query.finance.bills.forecast.queryOptions(ofUser(whose)))
  return (
    <FinancePage title="Próximos meses">
      <p className="soft measure">
        O que se espera, apartado do que já foi pago: o que vence, o que se repete e as parcelas de orçamentos aceitos.
      </p>
      <QueryView
        query={answer}
        data={answer.data?.data}
        failed="Os próximos meses não vieram"
        loading={<LoadingRows rows={4} height={120} label="Carregando os próximos meses…" />}
      >
        {(data) => <ForecastView forecast={data} />}
      </QueryView>
    </FinancePage>
  )
}

const ForecastView = ({ forecast: { overdue, months } }: { forecast: Forecast }) => (
  <>
    {overdue.count > 0 && (
      <p className={`pad-75-100 wash ${styles.late}`}>
        {plural(overdue.count, 'conta vencida', 'contas vencidas')} antes de hoje, fora destas somas:{' '}
        {sidesText(overdue, ' e ')}. <Link to={`${MONTH}/bills`}>Ver as vencidas</Link>
      </p>
    )}
    {months.every(({ items }) => items.length === 0) ? (
      <EmptyState title="Nada previsto" icon={<IconCalendarTime aria-hidden />}>
        Aqui aparece o que vence nos próximos três meses. Comece pelo que se repete, em A pagar e a receber.
      </EmptyState>
    ) : (
      <div className={`stack align-start gap-150 ${styles.months}`}>
        {months.map((month) => (
          <ForecastMonth key={month.month} {...month} />
        ))}
      </div>
    )}
  </>
)

const ForecastMonth = ({ month, income, expenses, balance, items }: Month) => (
  <section className={`stack gap-75 may-shrink tabular surface rounded ${styles.month}`} aria-label={monthLabel(month)}>
    <header className="stack gap-50">
      <h2>{monthLabel(month)}</h2>
      <dl className="cluster">
        <Fact label="A receber">{money(income)}</Fact>
        <Fact label="A pagar">{money(expenses)}</Fact>
        <div>
          <dt>Sobra</dt>
          <dd data-sign={centsOf(balance) < 0 ? 'negative' : undefined}>{money(balance)}</dd>
        </div>
      </dl>
    </header>
    {items.length === 0 ? (
      <p className="soft measure">Nada previsto.</p>
    ) : (
      <ul className="bare-list">
        {items.map(({ source, id, day: due, description, type, amount, to }) => (
          <li className="cluster line-above" key={`${source} ${id} ${due}`}>
            <time className="soft flex-none" dateTime={due} title={day(due)}>
              {dayMonth(due)}
            </time>
            <span className="may-shrink break-anywhere">
              {to ? <RecordLink to={to}>{description}</RecordLink> : description}
              {source === 'repeat' && <small className="soft"> · se repete</small>}
            </span>
            <b className="push medium nowrap">{signedMoney({ type, amount })}</b>
          </li>
        ))}
      </ul>
    )}
  </section>
)

import { IconCalendarTime } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { ofUser } from '#client/use-whose.ts'
import { day, dayMonth } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { monthLabel } from '../../finance.ts'
import { useBook } from '../parts/book.ts'
import { FinancePage, MONTH } from '../parts/finance-page.tsx'
import { centsOf, money, sidesText, signedMoney } from '../parts/money-text.ts'
import { RecordLink } from '../parts/record-link.tsx'
import styles from './ahead.module.css'

type Ahead = Awaited<ReturnType<Api['finance']['bills']['ahead']>>['data']
type Month = Ahead['months'][number]

/** What is expected of the rest of this month and of the next three: plans, none of it in the book. */
export function AheadScreen() {
  const { whose } = useBook()
  const answer = useQuery(query.finance.bills.ahead.queryOptions(ofUser(whose)))
  return (
    <FinancePage title="Próximos meses">
      <p className={styles.intro}>
        O que se espera, apartado do que já foi pago: o que vence, o que se repete e as parcelas de orçamentos aceitos.
      </p>
      <QueryView
        query={answer}
        data={answer.data?.data}
        failed="Os próximos meses não vieram"
        loading={<LoadingRows rows={4} height={120} label="Carregando os próximos meses…" />}
      >
        {(data) => <AheadView ahead={data} />}
      </QueryView>
    </FinancePage>
  )
}

const AheadView = ({ ahead: { overdue, months } }: { ahead: Ahead }) => (
  <>
    {overdue.count > 0 && (
      <p className={styles.late}>
        {plural(overdue.count, 'conta vencida', 'contas vencidas')} antes de hoje, fora destas somas:{' '}
        {sidesText(overdue, ' e ')}. <Link to={`${MONTH}/bills`}>Ver as vencidas</Link>
      </p>
    )}
    {months.every(({ items }) => items.length === 0) ? (
      <EmptyState title="Nada previsto" icon={<IconCalendarTime aria-hidden />}>
        Aqui aparece o que vence nos próximos três meses. Comece pelo que se repete, em A pagar e a receber.
      </EmptyState>
    ) : (
      <div className={styles.months}>
        {months.map((month) => (
          <MonthAhead key={month.month} {...month} />
        ))}
      </div>
    )}
  </>
)

const MonthAhead = ({ month, income, expenses, balance, items }: Month) => (
  <section className={styles.month} aria-label={monthLabel(month)}>
    <header>
      <h2>{monthLabel(month)}</h2>
      <dl>
        <Fact label="A receber">{money(income)}</Fact>
        <Fact label="A pagar">{money(expenses)}</Fact>
        <div>
          <dt>Sobra</dt>
          <dd data-sign={centsOf(balance) < 0 ? 'negative' : undefined}>{money(balance)}</dd>
        </div>
      </dl>
    </header>
    {items.length === 0 ? (
      <p className={styles.none}>Nada previsto.</p>
    ) : (
      <ul>
        {items.map(({ source, id, day: due, description, type, amount, to }) => (
          <li key={`${source} ${id} ${due}`}>
            <time dateTime={due} title={day(due)}>
              {dayMonth(due)}
            </time>
            <span>
              {to ? <RecordLink to={to}>{description}</RecordLink> : description}
              {source === 'repeat' && <small> se repete</small>}
            </span>
            <b>{signedMoney({ type, amount })}</b>
          </li>
        ))}
      </ul>
    )}
  </section>
)

import type { Api } from '#client/calls/api.ts'
import { brl } from '#money.ts'
import { Chart, type Series } from '#ui/workbench/chart/chart.tsx'
import { monthLabel } from '../../finance.ts'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './year.module.css'

type Month = Awaited<ReturnType<Api['finance']['reports']['year']>>['data']['months'][number]

const BARS: Series<Month>[] = [
  { of: 'income', label: 'Entradas', textOf: ({ income }) => money(income) },
  { of: 'expense', label: 'Saídas', textOf: ({ expenses }) => money(expenses) },
]

/** Bars of each month's income and, beside it, its expense. */
export function MonthChart({ months }: { months: readonly Month[] }) {
  const largest = Math.max(...months.map(({ income, expenses }) => Math.max(centsOf(income), centsOf(expenses))))
  return (
    <Chart
      className={styles.chart}
      title="Entradas e saídas"
      unit="Mês"
      points={months}
      series={BARS}
      nameOf={({ month }) => monthLabel(month)}
      describe={({ month, income, expenses }) =>
        `${monthLabel(month)}: entraram ${money(income)}, saíram ${money(expenses)}`
      }
      largest={brl(largest)}
      ends={endsOf(months)}
    >
      {({ income, expenses }, at) => (
        <>
          <Bar of="income" x={at + 0.14} part={centsOf(income) / (largest || 1)} />
          <Bar of="expense" x={at + 0.52} part={centsOf(expenses) / (largest || 1)} />
        </>
      )}
    </Chart>
  )
}

const Bar = ({ of, x, part }: { of: 'income' | 'expense'; x: number; part: number }) => (
  <rect x={x} y={100 - part * 100} width={0.34} height={part * 100} data-of={of} />
)

const BALANCE: Series<Month>[] = [{ of: 'balance', label: 'Saldo acumulado', textOf: ({ balance }) => money(balance) }]

/** The ledger's balance at the end of each month, from the line of zero upwards or downwards. */
export function BalanceChart({ months }: { months: readonly Month[] }) {
  const balances = months.map(({ balance }) => centsOf(balance))
  const [top, bottom] = [Math.max(0, ...balances), Math.min(0, ...balances)]
  const height = top - bottom || 1
  /** Where an amount stands, in percent from the top. */
  const yOf = (balance: number) => ((top - balance) / height) * 100
  return (
    <Chart
      className={styles.chart}
      title="Saldo acumulado"
      unit="Mês"
      points={months}
      series={BALANCE}
      nameOf={({ month }) => monthLabel(month)}
      describe={({ month, balance }) => `Fim de ${monthLabel(month)}: ${money(balance)}`}
      largest={brl(top)}
      ends={endsOf(months)}
    >
      {(month, at) => {
        const cents = centsOf(month.balance)
        return (
          <>
            <rect
              x={at + 0.14}
              y={yOf(Math.max(0, cents))}
              width={0.72}
              height={Math.abs(yOf(cents) - yOf(0))}
              data-of="balance"
              data-negative={cents < 0 || undefined}
            />
            <rect x={at} y={yOf(0) - 0.3} width={1} height={0.6} className={styles.zero} />
          </>
        )
      }}
    </Chart>
  )
}

const endsOf = (months: readonly Month[]): [string, string] => [
  monthLabel(months[0]!.month),
  monthLabel(months.at(-1)!.month),
]

import { plural, wholeNumber } from '#ui/formats.ts'
import figures from '#ui/workbench/figures.module.css'
import type { Totals } from '../../reports-contract.ts'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './month.module.css'

/** Income, expenses and balance of everything shown, whatever of it is loaded. `label` says of what. */
export const Cards = ({ totals, label }: { totals: Totals; label: string }) => {
  const isNegative = centsOf(totals.balance) < 0
  return (
    <dl className={`${figures.figures} ${styles.cards}`} aria-label={label}>
      <div>
        <dt>Entradas</dt>
        <dd>
          <strong>{money(totals.income)}</strong>
        </dd>
      </div>
      <div>
        <dt>Saídas</dt>
        <dd>
          <strong>{money(totals.expenses)}</strong>
        </dd>
      </div>
      <div>
        <dt>{isNegative ? 'Saldo negativo' : 'Saldo Positivo'}</dt>
        <dd>
          <strong data-sign={isNegative ? 'negative' : 'positive'}>{money(totals.balance)}</strong>
        </dd>
      </div>
    </dl>
  )
}

/** How many entries there are, and the largest of each direction. */
export const Foot = ({ totals }: { totals: Totals }) => (
  <dl className={styles.foot}>
    <div>
      <dt>Transações</dt>
      <dd>{wholeNumber(totals.count)}</dd>
    </div>
    <div>
      <dt>Maior entrada</dt>
      <dd>{money(totals.largest_income)}</dd>
    </div>
    <div>
      <dt>Maior saída</dt>
      <dd>{money(totals.largest_expense)}</dd>
    </div>
    {totals.transfers > 0 && (
      <div>
        <dt>Fora das somas</dt>
        <dd>{plural(totals.transfers, 'transferência', 'transferências')}</dd>
      </div>
    )}
  </dl>
)

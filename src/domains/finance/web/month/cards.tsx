import { useSay } from '#client/interface/say.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { Fact } from '#ui/parts/fact.tsx'
import figures from '#ui/workbench/figures.module.css'
import type { Totals } from '../../reports-contract.ts'
import { financeWords } from '../../words.ts'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './month.module.css'

/** Income, expenses and balance of everything shown, whatever of it is loaded. `label` says of what. */
export const Cards = ({ totals, label }: { totals: Totals; label: string }) => {
  const say = useSay()
  const isNegative = centsOf(totals.balance) < 0
  return (
    <dl className={`tabular outlined ${figures.figures} ${styles.cards}`} aria-label={label}>
      <Fact label="Entradas">
        <strong className="break-anywhere">{money(totals.income)}</strong>
      </Fact>
      <Fact label="Saídas">
        <strong className="break-anywhere">{money(totals.expenses)}</strong>
      </Fact>
      <Fact label={isNegative ? 'Saldo negativo' : say(financeWords.positive)}>
        <strong className="break-anywhere" data-sign={isNegative ? 'negative' : 'positive'}>
          {money(totals.balance)}
        </strong>
      </Fact>
    </dl>
  )
}

/** How many entries there are, and the largest of each direction. */
export const Foot = ({ totals }: { totals: Totals }) => (
  <dl className={`cluster tabular ${styles.foot}`}>
    <Fact label="Transações">{wholeNumber(totals.count)}</Fact>
    <Fact label="Maior entrada">{money(totals.largest_income)}</Fact>
    <Fact label="Maior saída">{money(totals.largest_expense)}</Fact>
    {totals.transfers > 0 && (
      <Fact label="Fora das somas">{plural(totals.transfers, 'transferência', 'transferências')}</Fact>
    )}
  </dl>
)

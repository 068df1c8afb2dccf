import { IconCheck } from '@tabler/icons-react'
import { brl } from '#money.ts'
import { dayMonth } from '#time.ts'
import type { ImportPreview } from '../../../import-contract.ts'
import { centsOf, money } from '../../parts/money-text.ts'
import type { ImportState } from '../use-import.ts'
import styles from './check.module.css'
import type { Check, Checked } from './use-check.ts'

interface BalanceBarProps {
  preview: ImportPreview
  lines: readonly Checked[]
  check: Check
  state: ImportState
}

/** The balance of the statement that the line in hand is of, beside that of the ledger with what was accepted so far. */
export function BalanceBar({ preview: { accounts }, lines, check, state }: BalanceBarProps) {
  const slot = accounts[check.current?.account ?? 0]?.slot
  const own = accounts.filter((account) => account.slot === slot)
  const [stated] = own.filter(({ balance }) => balance !== null).sort((a, b) => (a.day! < b.day! ? 1 : -1))
  const book = own[0]?.book
  if (!book) return null
  const accepted = lines
    .filter(({ line, account, date }) => check.done.has(line) && accounts[account]?.slot === slot && date <= book.until)
    .reduce((sum, line) => sum + movedBy(line, state), centsOf(book.balance))
  const difference = stated ? centsOf(stated.balance!) - accepted : undefined
  return (
    <dl className={`cluster tabular paper line-above ${styles.balance}`} aria-label="Saldo da conta">
      <div>
        <dt className="soft tiny">Extrato em {dayMonth(book.until)}</dt>
        <dd className="strong">{stated ? money(stated.balance!) : 'não diz o saldo'}</dd>
      </div>
      <div>
        <dt className="soft tiny">Livro, com o aceito</dt>
        <dd className="strong">{brl(accepted)}</dd>
      </div>
      {difference !== undefined && (
        <div
          className={`push text-end ${styles.difference}`}
          data-differs={(check.left === 0 && difference !== 0) || undefined}
        >
          <dt className="soft tiny">Diferença</dt>
          <dd className="strong">
            {difference === 0 && <IconCheck size={16} aria-label="confere" />} {brl(difference)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Cents by which a line changes the account's balance, answered as it is: none where its entry is counted there already. */
function movedBy({ line, group, type, amount, answers, counted }: Checked, state: ImportState): number {
  const choice = state.choices.get(line) ?? (group === 'certain' ? answers[0]?.choice : undefined)
  if (!choice || choice.do === 'skip') return 0
  const entry = choice.match?.kind === 'report' ? choice.match.id : undefined
  if (entry !== undefined && (entry === counted || state.counted.has(entry))) return 0
  return type === 'despesa' ? -centsOf(amount) : centsOf(amount)
}

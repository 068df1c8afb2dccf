import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { Account } from '../../accounts-contract.ts'
import { ACCOUNT_KIND_LABELS } from '../../finance.ts'
import { MONTH } from '../parts/finance-page.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './accounts.module.css'

interface AccountRowProps {
  account: Account
  /** Whether the owner is named. */
  isTeam: boolean
  onEdit: (account: Account) => void
  onCheck: (account: Account) => void
  onCourse: (account: Account) => void
}

/** An account with the ledger's balance and, beside it, the bank's. */
export const AccountRow = ({ account, isTeam, onEdit, onCheck, onCourse }: AccountRowProps) => (
  <li data-archived={account.archived || undefined}>
    <span className={`may-shrink break-anywhere ${styles.what}`}>
      <button
        className="inherit-color text-start no-padding pointer no-background no-border"
        type="button"
        onClick={() => onEdit(account)}
      >
        {account.name}
      </button>
      <small>
        {[
          ACCOUNT_KIND_LABELS[account.kind],
          numberText(account),
          account.archived && 'fora de uso',
          isTeam && account.owner,
        ]
          .filter(Boolean)
          .join(' · ')}
        {' · '}
        <Entries account={account} />
      </small>
    </span>
    <span
      className={`strong text-end ${styles.balance}`}
      data-sign={centsOf(account.balance) < 0 ? 'negative' : undefined}
    >
      <small>Pelo livro</small>
      {money(account.balance)}
    </span>
    <span className={`text-end ${styles.statement}`}>
      {account.statement ? <Statement {...account.statement} /> : <small>Sem saldo do banco</small>}
    </span>
    <span className="row cluster gap-50">
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Ver o saldo dia a dia: ${account.name}`}
        onClick={() => onCourse(account)}
      >
        Dia a dia
      </Button>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Anotar saldo: ${account.name}`}
        onClick={() => onCheck(account)}
      >
        Anotar saldo
      </Button>
    </span>
  </li>
)

/** How many entries it has, which lead to them. */
function Entries({ account: { id, name, count } }: Pick<AccountRowProps, 'account'>) {
  const text = plural(count, 'transação', 'transações')
  return (
    <Link to={MONTH} search={{ account: id }} aria-label={`${text}: ${name}`}>
      {text}
    </Link>
  )
}

const numberText = ({ bank, branch, number }: Account) => [bank, branch, number].filter(Boolean).join(' / ')

/** The bank's balance, and how the ledger differs from it: since which day. */
const Statement = ({ day: on, balance, booked, difference, since, agreed_on }: NonNullable<Account['statement']>) => (
  <>
    <small>Pelo banco, em {day(on)}</small>
    {money(balance)}
    {centsOf(difference) === 0 ? (
      <small data-agrees>Confere</small>
    ) : (
      <small data-differs>
        Pelo livro em {day(on)}, <span className="nowrap">{money(booked)}</span>. Diferença de{' '}
        <span className="nowrap">{money(difference)}</span>
        {since && `, desde ${day(since)}`}
        {agreed_on && ` (em ${day(agreed_on)} conferia)`}
      </small>
    )}
  </>
)

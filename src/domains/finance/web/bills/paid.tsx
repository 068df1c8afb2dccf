import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#client/calls/api.ts'
import { byCursor, query } from '#client/calls/query.ts'
import { day } from '#time.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './bills.module.css'

/** Rows in one request. */
const PAGE_SIZE = 20

/** The bills that were paid, the last payment first. Nothing before the first. */
export function PaidBills() {
  const { whose, isTeam } = useLedger()
  const heading = useId()
  const step = useFinanceStep()
  const list = useInfiniteQuery(
    query.finance.bills.paid.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id_user: whose, limit: PAGE_SIZE, cursor }),
      enabled: whose !== undefined,
    }),
  )
  const bills = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (bills.length === 0) return null
  return (
    <section className={`stack gap-50 may-shrink ${styles.group}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>Pagas</h2>
      </header>
      <ul className="bare-list line-above">
        {bills.map(({ kind, id, description, category, paid_on, amount, type, owner }) => (
          <li className="stack align-center gap-25-100 line-below" key={`${kind} ${id}`}>
            <span className={`stack items-start may-shrink ${styles.what}`}>
              {description}
              <small className="soft tiny">{[category, isTeam && owner].filter(Boolean).join(' · ')}</small>
            </span>
            <span className={`tabular nowrap soft ${styles.due}`}>{day(paid_on ?? '')}</span>
            <span className={`strong text-end tabular nowrap ${styles.amount}`}>
              <small className="soft tiny block regular">{type === 'receita' ? 'recebidos' : 'pagos'}</small>{' '}
              {money(amount)}
            </span>
            {kind !== 'order' && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Desfazer o pagamento: ${description}`}
                disabled={step.isPending}
                onClick={() =>
                  step.mutate({ work: () => api.finance.bills.unpay({ kind, id }), done: 'Em aberto de novo' })
                }
              >
                Desfazer
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMore list={list} align="start" />
    </section>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { day } from '#time.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import type { DoubtAnswer, DoubtfulLine, OpenMatch } from '../../proposal-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { signedMoney } from '../parts/money-text.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import styles from './import.module.css'

/** The lines in doubt of the ledger that is shown. */
export function useDoubtfulLines() {
  const { whose } = useLedger()
  return useQuery(query.finance.import.doubtful.list.queryOptions(ofUser(whose)))
}

/** Lines of statements that imports left out, until somebody says what they are. Nothing where there are none. */
export function DoubtfulLines() {
  const heading = useId()
  const list = useDoubtfulLines()
  const lines = list.data?.data ?? []
  if (list.error && lines.length === 0) return <RetryLine query={list} />
  if (lines.length === 0) return null
  return (
    <section className={`stack items-start gap-75 one-column may-shrink ${styles.past}`} aria-labelledby={heading}>
      <h2 id={heading}>Ficaram em dúvida</h2>
      <p className="soft">Linhas de extratos que ainda esperam a sua resposta: não entraram nem se perderam.</p>
      <ul className="bare-list full-width line-above">
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </ul>
    </section>
  )
}

/** Open records that one line offers as what it pays. */
const OFFERED = 3

/** What each answer says when it is done. */
const DONE: Readonly<Record<DoubtAnswer, string>> = {
  same: 'É a mesma transação',
  pays: 'Pagamento reconhecido',
  transfer: 'Transferência ligada',
  add: 'Transação lançada',
  drop: 'Linha deixada de fora',
}

function Line({ id, date, description, amount, type, account, file_name, like, other, reason, matches }: DoubtfulLine) {
  const step = useFinanceStep()
  const settle = (answer: DoubtAnswer, pays?: Pick<OpenMatch, 'kind' | 'id'>) =>
    step.mutate({
      work: () => api.finance.import.doubtful.settle({ id, answer, ...(pays && { pays }) }),
      done: DONE[answer],
    })
  // A settled line stays here until the list has come again.
  const isBusy = step.isPending || step.isSuccess
  return (
    <li className="row cluster space-between gap-25-100 pad-50 line-below">
      <span>
        <b>{description}</b> <span className="tabular nowrap">{signedMoney({ type, amount })}</span>{' '}
        <small className="soft tiny">
          {[
            ...[day(date), account, file_name],
            like && `parecida com “${like.description}”, ${day(like.date)}`,
            other && `do outro lado “${other.description}”, em ${other.account}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {reason && <span className="block">{reason}</span>}
      </span>
      <span className="row cluster gap-50">
        {like && (
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => settle('same')}>
            É a mesma
          </Button>
        )}
        {matches.slice(0, OFFERED).map(({ kind, id, description }) => (
          <Button
            key={`${kind} ${id}`}
            variant="default"
            size="compact-sm"
            disabled={isBusy}
            onClick={() => settle('pays', { kind, id })}
          >
            Paga: {description}
          </Button>
        ))}
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => settle('transfer')}>
          É transferência
        </Button>
        <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => settle('add')}>
          Lançar
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" disabled={isBusy} onClick={() => settle('drop')}>
          Deixar de fora
        </Button>
      </span>
    </li>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import { day } from '#time.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { FREQUENCY_LABELS } from '../../finance.ts'
import type { Repeat } from '../../repeats-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'
import styles from './bills.module.css'
import { RepeatDialog } from './repeat-dialog.tsx'

/** What repeats in the ledger that is shown. */
export function useRepeats() {
  const { whose } = useLedger()
  return useQuery(query.finance.bills.repeats.queryOptions(ofUser(whose)))
}

/** What repeats, as a rent of each month. */
export function Repeats() {
  const { isTeam } = useLedger()
  const heading = useId()
  const [edited, edit] = useState<Repeat | 'new'>()
  const list = useRepeats()
  const repeats = list.data?.data ?? []
  return (
    <section className={`stack gap-50 may-shrink ${styles.group}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>O que se repete</h2>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => edit('new')}
        >
          Nova repetição
        </Button>
      </header>
      <RetryLine query={list} />
      {list.data && repeats.length === 0 && (
        <p className="soft">O aluguel, a internet, o salário: escreva uma vez, e cada um aparece no seu dia.</p>
      )}
      {repeats.length > 0 && (
        <ul className="bare-list line-above">
          {repeats.map((repeat) => (
            <li className="stack align-center gap-25-100 line-below" key={repeat.id}>
              <span className={`stack items-start may-shrink ${styles.what}`}>
                <button type="button" onClick={() => edit(repeat)}>
                  {repeat.description}
                </button>
                <small className="soft tiny">
                  {[
                    FREQUENCY_LABELS[repeat.frequency],
                    repeat.category,
                    repeat.makes === 'report' && 'lança sozinha',
                    isTeam && repeat.owner,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={`tabular nowrap soft ${styles.due}`}>
                {repeat.next_day ? day(repeat.next_day) : 'encerrada'}
              </span>
              <span className={`strong text-end tabular nowrap ${styles.amount}`}>
                <small className="soft tiny block regular">{repeat.type === 'receita' ? 'a receber' : 'a pagar'}</small>{' '}
                {money(repeat.amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <RepeatDialog open={edited} onClose={() => edit(undefined)} />
    </section>
  )
}

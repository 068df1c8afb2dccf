import { Button, MultiSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { reportPath } from '../../finance.ts'
import type { LackingEntry } from '../../inbox-contract.ts'
import { useLedger } from '../parts/ledger.ts'
import { money } from '../parts/money-text.ts'
import { useCategoryNames } from '../parts/use-choices.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import { sendReceipt } from '../report/send-receipts.ts'

interface LackingProps {
  entries: readonly LackingEntry[]
  /** Of all, also those that are not listed. */
  count: number
  /** The categories that want a receipt. */
  wanted: readonly string[]
}

/** Entries without the receipt that their category wants, and which categories do. */
export function Lacking({ entries, count, wanted }: LackingProps) {
  const { whose } = useLedger()
  const categories = useCategoryNames(whose)
  const step = useFinanceStep()
  const choose = (chosen: string[]) =>
    step.mutate({
      work: () => api.finance.inbox.want({ categories: chosen, id_user: whose }),
      done: 'Guardado',
    })
  return (
    <section className="stack gap-75 one-column may-shrink" aria-labelledby="lacking-receipts">
      <h2 id="lacking-receipts">
        Pedem comprovante <span className="soft">{count}</span>
      </h2>
      <MultiSelect
        label="Categorias que pedem comprovante"
        description="As transações delas, dos últimos doze meses, ficam nesta lista até ter um."
        data={[...new Set([...categories, ...wanted])]}
        value={[...wanted]}
        onChange={choose}
        disabled={step.isPending}
        searchable
        clearable
        maw="40rem"
        nothingFoundMessage="Nenhuma categoria assim"
      />
      {entries.length > 0 && (
        <ul className="bare-list line-above">
          {entries.map((entry) => (
            <LackingRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {count > entries.length && (
        <p className="soft">Mais {plural(count - entries.length, 'transação', 'transações')}, de antes destas.</p>
      )}
    </section>
  )
}

function LackingRow({ entry }: { entry: LackingEntry }) {
  const { id, date, description, amount, category } = entry
  const step = useFinanceStep()
  const input = useRef<HTMLInputElement>(null)
  return (
    <li className="row cluster space-between gap-25-100 pad-50 line-below">
      <span className="may-shrink break-anywhere">
        <Link to={reportPath({ id, date })}>{description}</Link>{' '}
        <small className="soft tiny">
          {day(date)} · {category}
        </small>
      </span>
      <span className="row gap-100">
        <span className="tabular nowrap">{money(amount)}</span>
        <Button
          variant="default"
          size="compact-sm"
          disabled={step.isPending}
          onClick={() => input.current?.click()}
          aria-label={`Anexar o comprovante de ${description}`}
        >
          Anexar
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`Comprovante de ${description}`}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) step.mutate({ work: () => sendReceipt(id, file), done: 'Comprovante guardado' })
          }}
        />
      </span>
    </li>
  )
}

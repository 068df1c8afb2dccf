import { Kbd, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { dayMonth } from '#time.ts'
import type { Linkable } from '../../../proposal-contract.ts'
import { useLedger } from '../../parts/ledger.ts'
import type { Checked } from './use-check.ts'

const PAUSE_MS = 200

/** What a line is said to be by this answer. */
export const labelOf = ({ kind, day, description, account }: Linkable) =>
  `${kind === 'report' ? 'É a de' : 'Paga a de'} ${dayMonth(day)}${account ? `, que está em ${account}` : ''}: ${description}`

interface FindFieldProps {
  ref: Ref<HTMLInputElement>
  checked: Checked
  /** The account that the line goes to; null for one that will be made. */
  account_id: number | null
  onPick: (picked: Linkable) => void
}

/** Searches what has the value of the line in hand, in the ledger and among what is open, for what the line is. */
export function FindField({ ref, checked: { amount, type, date }, account_id, onPick }: FindFieldProps) {
  const { newIn } = useLedger()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const found = useQuery(
    query.finance.import.linkable.queryOptions({
      input: { id_user: newIn, amount, type, date, q, ...(account_id !== null && { account_id }) },
      enabled: isOpen,
      placeholderData: keepPreviousData,
    }),
  )
  const rows = found.data?.data ?? []
  const keyOf = ({ kind, id }: Linkable) => `${kind} ${id}`
  return (
    <Select
      ref={ref}
      label="Buscar o que ela é"
      placeholder="Outra parcela, conta, pedido ou transação deste valor"
      rightSection={<Kbd visibleFrom="sm">/</Kbd>}
      rightSectionPointerEvents="none"
      searchable
      selectFirstOptionOnChange
      searchValue={typed}
      onSearchChange={setTyped}
      // What was found was searched for by the server.
      filter={({ options }) => options}
      data={rows.map((row) => ({
        value: keyOf(row),
        label: labelOf(row),
      }))}
      value={null}
      onChange={(value) => {
        const picked = rows.find((row) => keyOf(row) === value)
        if (picked) onPick(picked)
      }}
      nothingFoundMessage={found.isPending ? 'Buscando…' : 'Nada deste valor'}
      error={found.isError && failureText(found.error)}
      onDropdownOpen={() => setOpen(true)}
      onKeyDown={(event) => {
        // Of a search that has found nothing no answer follows.
        if (event.key === 'Enter') event.stopPropagation()
      }}
    />
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { SelectionBar } from '#ui/workbench/records/selection-bar.tsx'
import { MAX_MANY, type Which } from '../../bulk-contract.ts'
import type { SearchFilter } from '../../search-filter.ts'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import { ManyDialog } from './many-dialog.tsx'

interface ManyBarProps {
  /** The chosen entries among those loaded. */
  ids: readonly number[]
  /** What finds all entries that are shown, loaded or not, and how many they are; undefined for more than are counted. */
  found: () => SearchFilter
  total: number | undefined
  /** Whether all that were found are chosen, also those that are not loaded. */
  isAll: boolean
  onAll: () => void
  onClear: () => void
}

/** What can be done with the chosen entries, each by one call that changes all or none. */
export function ManyBar({ ids, found, total = 0, isAll, onAll, onClear }: ManyBarProps) {
  const step = useFinanceStep()
  const [isChanging, setChanging] = useState(false)
  const count = isAll ? total : ids.length
  const which: Which = isAll ? { found: found(), count: total } : { ids: [...ids] }
  const named = plural(count, 'transação', 'transações')
  async function remove() {
    // One is brought back by one press; many are asked about.
    if (count > 1 && !(await confirmAction({ ...QUESTION, title: `Excluir ${named}?` }))) return
    let gone: number[] = []
    step.mutate({
      work: async () => {
        const { data } = await api.finance.reports.many.remove(which)
        gone = data
        onClear()
      },
      done: count === 1 ? 'Transação excluída' : `${named} excluídas`,
      undo: { work: () => api.finance.reports.many.restore({ ids: gone }), done: 'Tudo voltou' },
    })
  }
  return (
    <>
      <SelectionBar count={count} onClear={onClear} floats>
        {!isAll && total > ids.length && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={total > MAX_MANY}
            title={total > MAX_MANY ? `Até ${MAX_MANY} de uma vez` : undefined}
            onClick={onAll}
          >
            Escolher as {wholeNumber(total)}
          </Button>
        )}
        <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          Mudar
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          c="var(--mantine-color-error)"
          disabled={step.isPending}
          onClick={() => void remove()}
        >
          Excluir
        </Button>
      </SelectionBar>
      <ManyDialog
        opened={isChanging}
        which={which}
        count={count}
        onClose={() => setChanging(false)}
        onChanged={onClear}
      />
    </>
  )
}

const QUESTION = {
  text: 'Somem das somas e dos saldos. Por 30 dias podem voltar.',
  confirm: 'Excluir',
  danger: true,
}

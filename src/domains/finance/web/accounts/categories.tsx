import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { notifyFailure, notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import type { Category } from '../../categories-contract.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { money } from '../parts/money-text.ts'
import { useLedgerOf } from '../parts/use-choices.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
import styles from './accounts.module.css'
import { CategoryDialog } from './category-dialog.tsx'

/** The categories of the reader's own ledger, or of the firm's while all are shown: a press changes name, colour and limit. */
export function Categories({ isTeam }: { isTeam: boolean }) {
  const heading = useId()
  const list = useQuery(query.finance.reports.categories.queryOptions(useLedgerOf()))
  const [edited, edit] = useState<Category>()
  const undoMerge = useUndoMerge()
  const categories = list.data?.data
  return (
    <section className={`stack items-start gap-75 ${styles.categories}`} aria-labelledby={heading}>
      <h2 id={heading}>Categorias</h2>
      {isTeam && <p>Só as do livro da empresa: cada pessoa tem as suas.</p>}
      <RetryLine query={list} />
      {categories?.length === 0 && <p>Cada categoria nasce com a primeira transação em que você a escreve.</p>}
      {categories && categories.length > 0 && (
        <ul className="cluster bare-list gap-50">
          {categories.map((category) => (
            <li key={category.id}>
              <button className="hover-wash" type="button" onClick={() => edit(category)}>
                <CategoryMark name={category.name} color={category.color} />
                <b className="soft regular tabular">{wholeNumber(category.count)}</b>
                {category.monthly_limit !== null && (
                  <span className="soft tabular">{money(category.monthly_limit)} por mês</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Merges />
      <CategoryDialog
        category={edited}
        categories={categories ?? []}
        onClose={() => edit(undefined)}
        onMerged={(merge) => notifyUndo(`${merge.name} virou outra categoria`, () => undoMerge.run(merge))}
      />
    </section>
  )
}

/** Categories that became another one, each with the button that brings it back. Nothing where there are none. */
function Merges() {
  const list = useQuery(query.finance.reports.merges.queryOptions(useLedgerOf()))
  const undo = useUndoMerge()
  const merges = list.data?.data ?? []
  if (merges.length === 0) return <RetryLine query={list} />
  return (
    <ul className="stack bare-list gap-25" aria-label="Categorias que viraram outra">
      {merges.map(({ id, name, into, merged_at }) => (
        <li className="row cluster gap-50" key={id}>
          <span className="soft break-anywhere">
            {name} virou {into} em {day(merged_at)}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={undo.isPending && undo.variables.id === id}
            aria-label={`Desfazer: ${name} volta a ser uma categoria`}
            onClick={() => undo.mutate({ id, name })}
          >
            Desfazer
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Makes two categories of one again, by its id and the name of the one that comes back. */
function useUndoMerge() {
  const refresh = useRefreshFinance()
  return useSingleMutation({
    mutationFn: ({ id }: { id: number; name: string }) => api.finance.reports.undoMerge({ id }),
    onSuccess: ({ data: { changed } }, { name }) => {
      refresh()
      const stay = plural(
        changed,
        'transação ou conta a pagar ou a receber que mudou depois fica como está',
        'transações ou contas a pagar ou a receber que mudaram depois ficam como estão',
      )
      notifySuccess(changed > 0 ? `${name} voltou: ${stay}` : `${name} voltou, com tudo que era dela`)
    },
    onError: (failure) => notifyFailure(failure),
  })
}

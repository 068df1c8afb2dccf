import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '#client/query.ts'
import { wholeNumber } from '#ui/formats.ts'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Category } from '../../categories-contract.ts'
import { CategoryMark } from '../parts/category-mark.tsx'
import { money } from '../parts/money-text.ts'
import { useLedgerOf } from '../parts/use-choices.ts'
import styles from './accounts.module.css'
import { CategoryDialog } from './category-dialog.tsx'
import { Merges } from './merges.tsx'
import { useUndoMerge } from './use-undo-merge.ts'

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
        onMerged={(merge) => notifyUndo(`${merge.name} virou outra categoria`, () => undoMerge.mutate(merge))}
      />
    </section>
  )
}

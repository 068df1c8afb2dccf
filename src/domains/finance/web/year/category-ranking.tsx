import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { plural } from '#ui/formats.ts'
import panel from '#ui/workbench/panel.module.css'
import ranking from '#ui/workbench/records/ranking.module.css'
import { categoryColor } from '../parts/category-mark.tsx'
import { MONTH } from '../parts/finance-page.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import styles from './year.module.css'

interface Row {
  category: string
  /** See `COLORS`. */
  color: number
  /** A decimal text. */
  sum: string
  count: number
}

/** Categories with their sums, the largest first, each with a bar relative to the largest. A name searches for its entries. */
export function CategoryRanking({ title, rows }: { title: string; rows: readonly Row[] }) {
  const heading = useId()
  const largest = centsOf(rows[0]?.sum ?? '0') || 1
  return (
    <section className={`${panel.panel} ${ranking.ranking} ${styles.ranking}`} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {rows.length === 0 ? (
        <p className="soft">Nenhuma neste ano.</p>
      ) : (
        <table className="full-width tabular joined-cells" aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">Categoria</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category, color, sum, count }) => (
              <tr key={category}>
                <th scope="row">
                  <Link className="faint-underline" to={MONTH} search={{ q: category }}>
                    {category}
                  </Link>
                  <small className="soft tiny">{plural(count, 'transação', 'transações')}</small>
                  <span
                    className={`block ${styles.bar}`}
                    style={{ inlineSize: `${(centsOf(sum) / largest) * 100}%`, background: categoryColor(color) }}
                  />
                </th>
                <td>{money(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

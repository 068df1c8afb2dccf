import { brl } from '#money.ts'
import { Fact } from '#ui/parts/fact.tsx'
import { ITEM_LABEL, shortChange } from '../../changes.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './changes.module.css'

/** What is different from the version before, with both totals: the new one as the client chooses. */
export function Changes({ document: { version, total, items }, changes, open }: Quote) {
  const before = changes.find(({ label }) => label === 'Total')?.before
  return (
    <details className={`lines-around ${styles.changes}`} open={open}>
      <summary className="cluster align-baseline space-between gap-25-100 strong pointer">
        <h2 className="untracked">O que mudou na versão {version ?? 1}</h2>
        {before && (
          <span className="medium tabular">
            {before} → {brl(total)}
          </span>
        )}
      </summary>
      <dl>
        {changes
          .filter(({ label }) => label !== 'Total')
          .map((change) => shortChange(change, items))
          .map(({ label, before, after }) => (
            <Fact key={label} label={label.replace(ITEM_LABEL, '')}>
              {before && <del className="soft">{before}</del>} {after && <ins className="undecorated">{after}</ins>}
            </Fact>
          ))}
      </dl>
    </details>
  )
}

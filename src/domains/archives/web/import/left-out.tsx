import { plural, wholeNumber } from '#ui/formats.ts'
import type { ArticlesPreview } from '../../exchange-contract.ts'
import styles from './preview.module.css'

/** Reasons that are open at first. */
const OPEN = 10

/** What of a ZIP does not come in, and why. */
export function LeftOut({ refused, refusedCount, unused, ignored }: ArticlesPreview) {
  return (
    <>
      {refusedCount > 0 && (
        <details className="break-anywhere" open={refusedCount <= OPEN}>
          <summary className="pointer">
            {plural(refusedCount, 'arquivo fica de fora', 'arquivos ficam de fora')}
          </summary>
          <ul className={styles.refused}>
            {refused.map(({ path, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files of a ZIP may have one path, and the list never moves
              <li key={place}>
                <b>{path}</b>: {text}
              </li>
            ))}
          </ul>
          {refusedCount > refused.length && <p>E mais {wholeNumber(refusedCount - refused.length)}.</p>}
        </details>
      )}
      {(ignored.length > 0 || unused > 0) && (
        <p className="soft tiny break-anywhere">
          {ignored.length > 0 && `Campos da ficha que não são lidos: ${ignored.join(', ')}. `}
          {unused > 0 &&
            `${plural(unused, 'arquivo que nenhum artigo mostra fica', 'arquivos que nenhum artigo mostra ficam')} de fora.`}
        </p>
      )}
    </>
  )
}

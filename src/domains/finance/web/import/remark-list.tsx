import { plural, wholeNumber } from '#ui/formats.ts'
import type { Remarks } from '../../import-contract.ts'
import styles from './import.module.css'

/** What of the file does not come in, or not as it stands there; open where it is little. */
export function RemarkList({ remarks: { count, first } }: { remarks: Remarks }) {
  if (count === 0) return null
  return (
    <details className={`break-anywhere ${styles.remarks}`} open={count <= 10}>
      <summary className="pointer">
        {plural(count, 'linha não entra como está', 'linhas não entram como estão')} no arquivo
      </summary>
      <ul>
        {first.map(({ line, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes; two may say the same of one line
          <li key={at}>
            Linha {line}: {text}
          </li>
        ))}
      </ul>
      {count > first.length && <p>E mais {wholeNumber(count - first.length)}.</p>}
    </details>
  )
}

import { wholeNumber } from '#ui/formats.ts'
import type { Change as Comparison } from '../change.ts'
import styles from './change.module.css'

/** Growth in percent from which a factor is shown instead. */
const MANY = 900

/** A change in words, such as '12% a mais que na semana anterior'; green for growth. */
export function Change({ percent, than }: Comparison & { than: string }) {
  if (percent === null) return <span className={`soft tiny ${styles.change}`}>antes, nenhuma</span>
  if (percent === 0) return <span className={`soft tiny ${styles.change}`}>tantas quanto antes</span>
  if (percent >= MANY)
    return <span className={`soft tiny ${styles.change}`}>{wholeNumber(percent / 100 + 1)} vezes o de antes</span>
  return (
    <span className={`soft tiny ${styles.change}`} data-more={percent > 0 || undefined}>
      {wholeNumber(Math.abs(percent))}% a {percent > 0 ? 'mais' : 'menos'} {than}
    </span>
  )
}

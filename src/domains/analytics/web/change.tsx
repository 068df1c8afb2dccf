import { wholeNumber } from '#ui/formats.ts'
import type { Compared } from '../change.ts'
import styles from './change.module.css'

/** Percent more from which it is told in times: a site that had just begun. */
const MANY = 900

/** '12% a mais que na semana anterior', green where there is more. */
export function Change({ percent, than }: Compared & { than: string }) {
  if (percent === null) return <span className={styles.change}>antes, nenhuma</span>
  if (percent === 0) return <span className={styles.change}>tantas quanto antes</span>
  if (percent >= MANY) return <span className={styles.change}>{wholeNumber(percent / 100 + 1)} vezes o de antes</span>
  return (
    <span className={styles.change} data-more={percent > 0 || undefined}>
      {wholeNumber(Math.abs(percent))}% a {percent > 0 ? 'mais' : 'menos'} {than}
    </span>
  )
}

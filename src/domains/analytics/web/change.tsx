import { wholeNumber } from '../../../ui/formats.ts'
import type { Compared } from '../change.ts'
import styles from './change.module.css'

/** '12% a mais que na semana anterior', green where there is more. */
export function Change({ percent, than }: Compared & { than: string }) {
  if (percent === null) return <span className={styles.change}>antes, nenhuma</span>
  if (percent === 0) return <span className={styles.change}>tantas quanto antes</span>
  return (
    <span className={styles.change} data-more={percent > 0 || undefined}>
      {wholeNumber(Math.abs(percent))}% a {percent > 0 ? 'mais' : 'menos'} {than}
    </span>
  )
}

import { useId } from 'react'
import { PLAN, type Plan } from '../../drawing/plan.ts'
import { Dimensions } from './dimensions.tsx'
import styles from './drawing.module.css'
import { FILE_FIELD } from './own-file.tsx'

/** One layer from above: its walls, and what is inside. */
export function PlanDrawing({ plan: { outline, fill, wall, dimensions } }: { plan: Plan }) {
  const id = useId()
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      role="img"
      aria-label="A camada do corte, vista de cima"
    >
      <pattern
        id={`${id}fill`}
        width={fill.pitch}
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${fill.angle})`}
      >
        <path className={styles.filled} d="M0 0V9" />
      </pattern>
      <clipPath id={`${id}clip`}>
        <path clipRule="evenodd" d={outline} />
      </clipPath>
      <path fillRule="evenodd" fill={`url(#${id}fill)`} stroke="none" d={outline} />
      <path className={styles.wall} clipPath={`url(#${id}clip)`} strokeWidth={wall} d={outline} />
      <path d={outline} />
      <Dimensions lines={dimensions} />
    </svg>
  )
}

/** What stands in its place while there is no piece: also a label of the file's field, which on a phone is far below. */
export const DropHere = () => (
  <label className="block pointer" htmlFor={FILE_FIELD}>
    <svg className={styles.drawing} viewBox={`0 0 ${PLAN.width} ${PLAN.height}`} aria-hidden="true">
      <rect className={styles.foot} x="20" y="60" width="400" height="260" rx="4" />
      <text className={`${styles.size} ${styles.byMouse}`} x="220" y="184">
        Solte o arquivo aqui
      </text>
      <text className={`${styles.size} ${styles.byFinger}`} x="220" y="184">
        Toque para escolher
      </text>
      <text className={`${styles.quiet} ${styles.middle}`} x="220" y="212">
        STL, até 50 MB
      </text>
    </svg>
  </label>
)

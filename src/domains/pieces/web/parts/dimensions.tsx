import type { DrawnDimension } from '../../drawing/strokes.ts'
import styles from './drawing.module.css'

/** Dimension lines with their texts. */
export const Dimensions = ({ lines }: { lines: readonly DrawnDimension[] }) =>
  lines.map(({ path, at, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two measures may be alike
    <g key={index}>
      <path className={styles.thin} d={path} />
      <text className={styles.size} x={at[0]} y={at[1]}>
        {text}
      </text>
    </g>
  ))

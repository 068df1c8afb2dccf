import { useId } from 'react'
import { PLAN, type Plan } from '../../drawing/plan.ts'
import type { DrawnDimension } from '../../drawing/strokes.ts'
import { type DrawnLayer, type Inside, VIEW, type View } from '../../drawing/view.ts'
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

/** The id by which the request shows the same drawing again. */
export const VIEW_ID = 'desenho'

const classOf = ({ look, isLast }: Pick<DrawnLayer, 'look' | 'isLast'>) =>
  isLast ? `${styles[look]} ${styles.last}` : styles[look]

/** A piece in its layers, with its measures and a coin beside it. */
export const ViewDrawing = ({ view, isEmpty }: { view: View; isEmpty: boolean }) => (
  <svg
    className={`${styles.drawing} ${styles.view}`}
    viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
    role="img"
    aria-label={
      isEmpty
        ? 'A mesa da impressora, com as medidas e uma moeda de um real ao lado'
        : 'A peça em camadas, com as medidas e uma moeda de um real ao lado'
    }
  >
    <g id={VIEW_ID}>
      {view.foot && <path className={styles.foot} d={view.foot} />}
      <g className={styles.coin}>
        {view.coin.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <Layers layers={view.layers} />
      <Within inside={view.inside} />
      <Layers layers={view.lid} />
      <Within inside={view.lidInside} />
      <Dimensions lines={view.dimensions} />
      <text className={`${styles.quiet} ${styles.coinText}`} x={view.coinText[0]} y={view.coinText[1]}>
        R$ 1
      </text>
    </g>
  </svg>
)

// Layers have no names: the same place is the same layer.
const Layers = ({ layers }: { layers: readonly DrawnLayer[] }) =>
  layers.map((layer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place alone
    <g key={index}>
      <path className={classOf(layer)} d={layer.outline} />
      {layer.marks && <path className={styles.marks} d={layer.marks} />}
    </g>
  ))

/** The inside, through the openings of a layer. */
function Within({ inside }: { inside: Inside | undefined }) {
  const id = useId()
  if (!inside) return null
  return (
    <>
      <clipPath id={id}>
        <path clipRule="evenodd" d={inside.opening} />
      </clipPath>
      <g clipPath={`url(#${id})`} className={styles.inside}>
        <path className={styles.ground} d={`M0 0H${VIEW.width}V${VIEW.height}H0Z`} />
        {inside.layers.map((layer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is known by its place alone
          <path key={index} className={classOf(layer)} fillRule="evenodd" d={layer.path} />
        ))}
      </g>
    </>
  )
}

/** Dimension lines with their texts. */
const Dimensions = ({ lines }: { lines: readonly DrawnDimension[] }) =>
  lines.map(({ path, at, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two measures may be alike
    <g key={index}>
      <path className={styles.thin} d={path} />
      <text className={styles.size} x={at[0]} y={at[1]}>
        {text}
      </text>
    </g>
  ))

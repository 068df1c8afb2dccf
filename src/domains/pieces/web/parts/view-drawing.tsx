import { useId } from 'react'
import { type DrawnLayer, type Inside, VIEW, type View } from '../../drawing/view.ts'
import { Dimensions } from './dimensions.tsx'
import styles from './drawing.module.css'

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

import { useMemo } from 'react'
import { type Body, heightOf } from '../../body.ts'
import { planOf } from '../../drawing/plan.ts'
import { viewOf } from '../../drawing/view.ts'
import { counted, millimetres, withTenths } from '../../numbers.ts'
import styles from './board.module.css'
import { DropHere, PlanDrawing, ViewDrawing } from './drawings.tsx'

interface Props {
  body: Body
  /** Whether it is the bed alone, on which nothing stands yet. */
  isEmpty: boolean
  /** Where the knife stands, as a part of the height. */
  knife: number
  /** The layers' thickness, in millimetres. */
  layer: number
  onCut: (knife: number) => void
}

/** The piece in its layers beside the layer that is cut, and the knife that moves through it. */
export function Board({ body, isEmpty, knife, layer, onCut }: Props) {
  const view = useMemo(() => viewOf(body, knife), [body, knife])
  const plan = useMemo(() => planOf(body, knife, layer), [body, knife, layer])
  const layers = Math.max(plan.number, Math.round(heightOf(body) / layer))
  return (
    <div className={`stack align-center plate rounded ${styles.board}`}>
      <figure className="may-shrink">
        <ViewDrawing view={view} isEmpty={isEmpty} />
      </figure>
      <figure className={`may-shrink ${styles.plan}`} data-empty={isEmpty || undefined}>
        {isEmpty ? <DropHere /> : <PlanDrawing plan={plan} />}
      </figure>
      <div className={`stack align-center pad-75 whole-row small ${styles.knife}`}>
        <label className="needs-script" htmlFor="faca">
          Cortar em
        </label>
        <input
          className={`full-width accent no-background needs-script ${styles.range}`}
          id="faca"
          type="range"
          min="1"
          max="100"
          disabled={isEmpty}
          value={Math.round(knife * 100)}
          onChange={({ currentTarget }) => onCut(Number(currentTarget.value) / 100)}
        />
        <output className="soft whole-row tabular" htmlFor="faca">
          {isEmpty ? (
            'A mesa da impressora, com uma moeda para comparar.'
          ) : (
            <>
              camada <b className="ink strong">{counted(plan.number)}</b> de {counted(layers)}, a {millimetres(plan.z)}{' '}
              mm da mesa, <b className="ink strong">{withTenths(plan.area / 100)} cm²</b> de área
            </>
          )}
        </output>
      </div>
    </div>
  )
}

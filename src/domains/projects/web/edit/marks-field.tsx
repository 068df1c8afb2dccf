import { NumberInput, TextInput } from '@mantine/core'
import { type PointerEvent, useRef, useState } from 'react'
import { pictureSource } from '#pictures/picture-source.ts'
import { ItemList } from '#ui/workbench/form/item-list.tsx'
import type { Mark } from '../../case-file.ts'
import { isDrawing, MAX_MARKS } from '../../project.ts'
import { DrawingShown } from './figure-field.tsx'
import styles from './marks-field.module.css'
import type { SectionProps } from './use-project-form.ts'

/** Two places of a drawing, in hundredths of its sides. */
type Line = Omit<Mark, 'label'>

/** The numbers on the drawing: by the pointer, from the part to where the number is to stand; or by figures in the list. */
export function MarksField({ form, figure }: SectionProps & { figure: string }) {
  const marks = form.useWatchValue('drawing.marks')
  const text = form.useWatchValue('details.markedown')
  const area = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState<Line>()

  /** Where the pointer is. */
  function placeOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = area.current!.getBoundingClientRect()
    const within = (part: number) => Math.min(100, Math.max(0, Number((part * 100).toFixed(1))))
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (marks.length >= MAX_MARKS || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { x, y } = placeOf(event)
    setBegun({ x, y, to_x: x, to_y: y })
  }

  function release(event: PointerEvent) {
    if (!begun) return
    setBegun(undefined)
    form.insertListItem('drawing.marks', { label: '', ...begun, ...placeOf(event) })
  }

  const missing = marks.map((_, index) => `{${index + 1}}`).filter((mark) => !text.includes(mark))
  return (
    <div className="stack gap-75">
      <p className="small soft">
        {marks.length < MAX_MARKS
          ? 'Aperte na peça e arraste até onde fica o número; um toque põe o número ali mesmo.'
          : `São ${MAX_MARKS} números no máximo.`}
      </p>
      <div
        ref={area}
        className={`relative clipped rounded ${styles.area}`}
        onPointerDown={press}
        onPointerMove={(event) => begun && setBegun({ ...begun, ...placeOf(event) })}
        onPointerUp={release}
        onPointerCancel={() => setBegun(undefined)}
      >
        {isDrawing(figure) ? (
          <DrawingShown svg={figure} className="" />
        ) : (
          <img
            className="block full-width"
            src={pictureSource(figure)}
            alt=""
            draggable={false}
            referrerPolicy="no-referrer"
          />
        )}
        <svg className={`full-width full-height click-through ${styles.marks}`} aria-hidden="true">
          {[...marks, ...(begun ? [begun] : [])].map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its place is its number
            <DrawnMark key={index} mark={mark} number={index + 1} />
          ))}
        </svg>
      </div>
      <ItemList
        key={form.key('drawing.marks')}
        form={form}
        path="drawing.marks"
        count={marks.length}
        limit={MAX_MARKS}
        label={form.labelOf('drawing.marks')}
        noun="número"
        empty={{ label: '', x: 50, y: 50, to_x: 50, to_y: 50 }}
      >
        {(index) => (
          <>
            <TextInput data-wide {...form.field(`drawing.marks.${index}.label`)} />
            {(['x', 'y', 'to_x', 'to_y'] as const).map((name) => (
              <NumberInput
                key={form.key(`drawing.marks.${index}.${name}`)}
                min={0}
                max={100}
                decimalScale={1}
                decimalSeparator=","
                suffix=" %"
                {...form.field(`drawing.marks.${index}.${name}`)}
              />
            ))}
          </>
        )}
      </ItemList>
      {missing.length > 0 && (
        <p className="small soft" role="status">
          {`O texto ainda não leva a ${missing.join(', ')}: escreva ${missing[0]} no começo do parágrafo de que o número fala.`}
        </p>
      )}
    </div>
  )
}

/** Nothing while a figure of it is being typed anew, and so is none. */
function DrawnMark({ mark, number }: { mark: Line; number: number }) {
  const places = [mark.x, mark.y, mark.to_x, mark.to_y]
  if (!places.every(Number.isFinite)) return null
  const [x, y, toX, toY] = places.map((place) => `${place}%`)
  return (
    <g>
      <line x1={x} y1={y} x2={toX} y2={toY} />
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y}>
        {number}
      </text>
    </g>
  )
}

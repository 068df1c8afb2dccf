import { useEffect, useId, useRef, useState } from 'react'
import type { Field, Measures } from '../../form.ts'
import { counted } from '../../numbers.ts'
import { MOST_PIECES } from '../../price.ts'
import board from './board.module.css'
import styles from './fields.module.css'

interface Props {
  fields: Readonly<Record<string, Field>>
  measures: Measures
  onMeasure: (name: string, value: string) => void
}

/** The measures of a form. */
export const MeasureFields = ({ fields, measures, onMeasure }: Props) => (
  <fieldset className={`may-shrink no-padding no-border ${styles.group}`}>
    <legend className="strong">Medidas, em milímetros</legend>
    {Object.entries(fields).map(([name, field]) => (
      <NumberField
        key={name}
        name={name}
        {...field}
        value={measures[name] ?? field.first}
        onChange={(value) => onMeasure(name, value)}
      />
    ))}
  </fieldset>
)

interface QuantityProps {
  value: number
  onChange: (quantity: number) => void
}

/** How many pieces. */
export const QuantityField = ({ value, onChange }: QuantityProps) => (
  <fieldset className={`may-shrink no-padding no-border ${styles.group}`}>
    <NumberField
      name="quantas"
      label="Quantas"
      unit=""
      least={1}
      most={MOST_PIECES}
      slidTo={100}
      step={1}
      value={value}
      onChange={(typed) => onChange(Number(typed))}
    />
  </fieldset>
)

interface NumberProps extends Pick<Field, 'label' | 'least' | 'most' | 'step' | 'unit'> {
  name: string
  value: number
  /** Where the slider ends, if not at the most. */
  slidTo?: number
  /** Called with what is typed, and with each step of the slider. */
  onChange: (typed: string) => void
}

/** A number, typed or moved. What is being typed stays as it is; what it was taken as stands there once one leaves it. */
function NumberField({ name, label, least, most, step, unit, value, slidTo = most, onChange }: NumberProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const limit = limitText(typed, { least, most })
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = String(value)
  }, [value])
  return (
    <div className={`stack align-center gap-75 line-above ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        className={`full-width accent no-background needs-script ${board.range}`}
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={least}
        max={slidTo}
        step={step}
        value={Math.min(slidTo, value)}
        onChange={({ currentTarget }) => {
          setTyped('')
          onChange(currentTarget.value)
        }}
      />
      <span className={`row gap-35 ${styles.typed}`}>
        <input
          className="may-shrink full-width strong tabular text-end surface rounded"
          ref={input}
          id={id}
          type="number"
          name={name}
          min={least}
          max={most}
          step={step}
          inputMode="decimal"
          defaultValue={value}
          aria-describedby={limit ? `${id}-limit` : undefined}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            if (currentTarget.value) onChange(currentTarget.value)
          }}
          onBlur={({ currentTarget }) => {
            currentTarget.value = String(value)
          }}
        />
        <span className={`soft ${styles.unit}`}>{unit}</span>
      </span>
      <span id={`${id}-limit`} role="status" className={`whole-row soft medium ${styles.taken}`}>
        {limit}
      </span>
    </div>
  )
}

/** Why another number stands than the one that was typed; '' where it is the same. */
function limitText(typed: string, { least, most }: Pick<Field, 'least' | 'most'>) {
  const number = Number(typed)
  if (typed === '' || (number >= least && number <= most)) return ''
  return number > most ? `No máximo ${counted(most)} por aqui.` : `No mínimo ${counted(least)}.`
}

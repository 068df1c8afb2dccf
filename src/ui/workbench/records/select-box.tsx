import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import styles from './select-box.module.css'
import type { Selection } from './use-selection.ts'

/** What a checkbox says of a selection, and changes in it. */
export type Selectable = Pick<Selection, 'has' | 'toggle'>

interface SelectBoxProps {
  id: number
  /** The record's name. */
  name: string
  selection: Selectable
  className?: string | undefined
}

/** The checkbox that selects a record of a list. Its target is larger than the box, and lies above the record's link. */
export function SelectBox({ id, name, selection, className = '' }: SelectBoxProps) {
  const isShift = useRef(false)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is within
    <label
      className={`place-center relative pointer ${styles.target} ${className}`}
      onPointerDown={({ shiftKey }) => {
        isShift.current = shiftKey
      }}
      // Shift would select the text between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        aria-label={`Selecionar “${name}”`}
        checked={selection.has(id)}
        onChange={() => {
          selection.toggle(id, isShift.current)
          isShift.current = false
        }}
      />
    </label>
  )
}

import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './item-list.module.css'

/** The part of a form that `ItemList` needs. */
interface ListForm {
  getValues(): unknown
  insertListItem(path: string, item: unknown, index?: number): void
  removeListItem(path: string, index: number): void
  reorderListItem(path: string, move: { from: number; to: number }): void
  errors: Record<string, ReactNode>
}

interface ItemListProps {
  form: ListForm
  /** Path of the list in the form, e.g. `value.social`. */
  path: string
  count: number
  /** Most items. */
  limit: number
  label: string
  /** Noun for one item, e.g. 'rede'. */
  noun: string
  /** The value of a new item; without it there is no button to add one. */
  empty?: unknown
  /** The fields of the item at that index. */
  children: (index: number) => ReactNode
}

/** A list in a form, whose items can be added, removed and moved, by buttons or by Alt and the arrow keys. */
export function ItemList({ form, path, count, limit, label, noun, empty, children }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [announcement, announce] = useState('')
  const keys = useRowKeys(count)

  function add() {
    flushSync(() => form.insertListItem(path, empty))
    rowAt(count)?.querySelector<HTMLElement>('input')?.focus()
  }

  function remove(index: number) {
    keys.remove(index)
    flushSync(() => form.removeListItem(path, index))
    announce(`Saiu da posição ${index + 1}: ${noun}`)
    const next = rowAt(Math.min(index, count - 2))?.querySelector<HTMLElement>('[data-remove]')
    ;(next ?? adder.current)?.focus()
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= count) return
    // An element that is moved in the document loses the focus.
    const focused = document.activeElement
    keys.move(from, to)
    flushSync(() => form.reorderListItem(path, { from, to }))
    if (focused instanceof HTMLElement) focused.focus()
    announce(`Agora na posição ${to + 1} de ${count}`)
  }

  const rowAt = (index: number) => list.current?.children[index]

  function press(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(index, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  return (
    <fieldset className={`may-shrink no-padding no-border ${styles.list}`}>
      <legend className="below-50 strong no-padding">
        {label} <span>{count}</span>
      </legend>
      <p className="hidden" role="status">
        {announcement}
      </p>
      <ol className="bare-list stack" ref={list}>
        {keys.current(count).map((key, index) => (
          <li
            className="stack align-start gap-50-75 pad-60 line-below"
            key={key}
            onKeyDown={(event) => press(event, index)}
          >
            <div className={`cluster align-start gap-50-75 ${styles.item}`}>{children(index)}</div>
            <div className={`row ${styles.tools}`}>
              <Tool label={`Subir ${noun} ${index + 1}`} off={index === 0} onClick={() => move(index, index - 1)}>
                <IconArrowUp size={18} stroke={1.7} aria-hidden />
              </Tool>
              <Tool
                label={`Descer ${noun} ${index + 1}`}
                off={index === count - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} stroke={1.7} aria-hidden />
              </Tool>
              <Tool label={`Remover ${noun} ${index + 1}`} data-remove onClick={() => remove(index)}>
                <IconX size={18} stroke={1.7} aria-hidden />
              </Tool>
            </div>
          </li>
        ))}
      </ol>
      {form.errors[path] && <p className="error tiny above-50">{form.errors[path]}</p>}
      {empty !== undefined && count < limit && (
        <Button
          ref={adder}
          variant="default"
          size="compact-md"
          className={styles.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          Acrescentar {noun}
        </Button>
      )}
    </fieldset>
  )
}

interface ToolProps {
  label: string
  /** Disabled, but still focusable. */
  off?: boolean
  onClick: () => void
  children: ReactNode
  'data-remove'?: boolean
}

const Tool = ({ label, off, ...button }: ToolProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-disabled={off || undefined}
      data-disabled={off || undefined}
      {...button}
    />
  </Tooltip>
)

/** React keys that move with the rows, so that uncontrolled inputs keep their text. */
function useRowKeys(count: number) {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  const current = (length: number) => {
    while (keys.current.length < length) keys.current.push(next.current++)
    return keys.current.slice(0, length)
  }
  current(count)
  return {
    current,
    remove: (index: number) => void keys.current.splice(index, 1),
    move: (from: number, to: number) => void keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
  }
}

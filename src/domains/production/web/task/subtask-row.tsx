import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconGripVertical, IconSubtask, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { MAX_SUBTASK } from '../../production.ts'
import type { Subtask } from '../../task-contract.ts'
import styles from './subtasks.module.css'

interface SubtaskRowProps {
  item: Subtask
  /** Its CSS order while a row is dragged. */
  order: number
  isDragged: boolean
  onGrab: (event: PointerEvent) => void
  /** Alt with an arrow key: one place up or down. */
  onStep: (steps: -1 | 1) => void
  /** What is typed as its new text; undefined while it is not being changed. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  onSave: () => void
  onCheck: (checked: boolean) => Promise<boolean>
  onRemove: () => void
  /** Makes a task of it; absent where that is not offered. */
  onPromote?: () => void
}

export function SubtaskRow({ item, order, isDragged, onGrab, onStep, typed, onType, ...props }: SubtaskRowProps) {
  const { onSave, onCheck, onRemove, onPromote } = props
  /** The chosen state until the list has it, so that the box does not flicker. */
  const [chosen, setChosen] = useState<boolean>()
  const text = useRef<HTMLButtonElement>(null)
  const isEditing = typed !== undefined
  const wasEditing = useRef(false)
  useEffect(() => {
    // The focus goes back to the text, unless it has gone elsewhere.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) text.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  async function check(checked: boolean) {
    setChosen(checked)
    await onCheck(checked)
    setChosen(undefined)
  }
  function press(event: KeyboardEvent) {
    const steps = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!steps) return
    event.preventDefault()
    onStep(steps)
  }
  return (
    <li
      className={`row gap-50 rounded hover-wash ${styles.row}`}
      style={{ order }}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
    >
      <button
        type="button"
        className={`soft place-center flex-none no-padding no-background no-border ${styles.grip}`}
        aria-label={`Mover ${item.task}: arraste, ou Alt e as setas`}
        onPointerDown={onGrab}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      <Checkbox
        aria-label={item.task}
        checked={chosen ?? item.checked}
        onChange={({ currentTarget }) => void check(currentTarget.checked)}
      />
      {isEditing ? (
        <TextInput
          className={styles.text}
          aria-label={`Alterar ${item.task}`}
          maxLength={MAX_SUBTASK}
          data-mantine-stop-propagation // Escape ends the editing alone
          autoFocus
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onSave}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') {
              event.preventDefault() // or the whole form would be saved
              onSave()
            }
            if (event.key === 'Escape') onType(undefined)
          }}
        />
      ) : (
        <button
          ref={text}
          type="button"
          className={styles.text}
          data-checked={item.checked || undefined}
          aria-label={`Alterar ${item.task}`}
          onClick={() => onType(item.task)}
        >
          {item.task}
        </button>
      )}
      {onPromote && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Virar tarefa: ${item.task}`}
          title="Virar tarefa"
          onClick={onPromote}
        >
          <IconSubtask size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={`Remover ${item.task}`} onClick={onRemove}>
        <IconX size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  )
}

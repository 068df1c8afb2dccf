import { TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { placed, useRowDrag } from '#ui/workbench/use-row-drag.ts'
import { MAX_SUBTASK } from '../../production.ts'
import type { Subtask } from '../../task-contract.ts'
import { SubtaskRow } from './subtask-row.tsx'
import styles from './subtasks.module.css'
import type { SubtaskList } from './use-lists.ts'
import type { TextEdits } from './use-text-edits.ts'

interface SubtasksProps {
  list: SubtaskList
  edits: TextEdits
  /** The text typed as the next subtask. */
  typed: string
  onType: (typed: string) => void
  /** Adds the typed subtask. */
  onAdd: () => Promise<boolean>
  /** Makes a task of one; absent where that is not offered. */
  onPromote?: (item: Subtask) => void
}

/** The subtasks: they are checked, renamed in place, removed and reordered. */
export function Subtasks({ list, edits, typed, onType, onAdd, onPromote }: SubtasksProps) {
  const [spoken, setSpoken] = useState('')
  const { items, place } = list
  const listRef = useRef<HTMLUListElement>(null)
  const drag = useRowDrag(listRef, items, (id, before) => void place(id, before))
  const checked = items.filter((item) => item.checked).length

  function step(id: number, steps: -1 | 1) {
    const from = items.findIndex((item) => item.id === id)
    const to = from + steps
    if (to < 0 || to >= items.length) return
    // Down by one is before the one after the next.
    const before = items[steps < 0 ? to : to + 1]?.id ?? null
    setSpoken(
      `“${items[from]!.task}”: item ${placed(items, id, before).findIndex((item) => item.id === id) + 1} de ${items.length}`,
    )
    void place(id, before)
  }

  return (
    <section aria-label="Tarefas adicionais" className="stack gap-50">
      <h3>
        Tarefas adicionais{' '}
        {items.length > 0 && (
          <span className={`soft regular tabular ${styles.count}`}>{`${checked}/${items.length}`}</span>
        )}
      </h3>
      {items.length > 0 && (
        <ul ref={listRef} className="column bare-list">
          {items.map((item) => (
            <SubtaskRow
              key={item.id}
              item={item}
              order={drag.orderOf(item.id)}
              isDragged={drag.dragged === item.id}
              onGrab={(event) => drag.begin(event, item.id)}
              onStep={(steps) => step(item.id, steps)}
              typed={edits.typed.get(item.id)}
              onType={(text) => edits.type(item.id, text)}
              onSave={() => void edits.save(item.id)}
              onCheck={(checked) => list.change(item.id, { checked })}
              onRemove={() => void list.remove(item.id)}
              {...(onPromote && !item.checked && { onPromote: () => onPromote(item) })}
            />
          ))}
        </ul>
      )}
      <TextInput
        placeholder="Nova tarefa adicional"
        aria-label="Nova tarefa adicional"
        maxLength={MAX_SUBTASK}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault() // or the whole form would be saved
          void onAdd()
        }}
      />
      <p className="hidden" role="status">
        {spoken}
      </p>
    </section>
  )
}

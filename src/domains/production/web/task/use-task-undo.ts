import { useRef } from 'react'
import { pick } from '#pick.ts'
import { type Changes, sameValues } from '#ui/workbench/form/form-values.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { useUndo } from '#ui/workbench/use-undo.ts'
import type { TaskFields } from '../../task-contract.ts'

/** A change that was saved, and how it is taken back. */
interface Step {
  /** What was changed. */
  label: string
  /** Resolves to false where that failed. */
  back: () => Promise<unknown>
}

interface SavedFields {
  /** The values before it was saved. */
  before: TaskFields
  changes: Changes<TaskFields>
  form: RecordFields<TaskFields>
  save: () => Promise<unknown>
}

/** Notes what was changed in a task since it was opened, among the changes of its screen. */
export function useTaskUndo() {
  const undo = useUndo()
  const isUndoing = useRef(false)
  /** One after the other: each is a save of the same form. */
  const running = useRef<Promise<unknown>>(undefined)

  function note({ label, back }: Step) {
    if (isUndoing.current) return
    undo.note(label, async () => {
      const before = running.current
      const own = (async () => {
        await before
        isUndoing.current = true
        try {
          return (await back()) !== false
        } finally {
          isUndoing.current = false
        }
      })()
      running.current = own.catch(() => undefined)
      return own
    })
  }

  /** Notes a save. What somebody has changed after it stays when it is taken back. */
  function noteFields({ before, changes, form, save }: SavedFields) {
    const names = Object.keys(changes) as (keyof TaskFields)[]
    note({
      label: names.map(form.labelOf).join(', '),
      back: async () => {
        const now = form.getValues()
        for (const name of names)
          if (sameValues(now[name], changes[name])) form.setFieldValue(name, pick(before, [name])[name] as never)
        // Where that fails the field says so, and it is sent again.
        await save()
      },
    })
  }
  return { note, noteFields }
}

import { useRef } from 'react'
import { pick } from '#pick.ts'
import { type Changes, sameValues } from '#ui/workbench/form/form-values.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { TaskFields } from '../../task-contract.ts'

/** A change that was saved, and how it is taken back. */
interface Step {
  /** What was changed. */
  label: string
  back: () => Promise<unknown>
}

interface SavedFields {
  /** The values before it was saved. */
  before: TaskFields
  changes: Changes<TaskFields>
  form: RecordFields<TaskFields>
  save: () => Promise<unknown>
}

/** Takes back what was changed in a task since it was opened, the last change first. */
export function useTaskUndo() {
  const steps = useRef<Step[]>([])
  const isUndoing = useRef(false)

  function note(step: Step) {
    if (!isUndoing.current) steps.current.push(step)
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
        await save()
      },
    })
  }

  async function undo() {
    const step = isUndoing.current ? undefined : steps.current.pop()
    if (!step) return
    isUndoing.current = true
    try {
      await step.back()
      notifySuccess(`Desfeito: ${step.label}`)
    } finally {
      isUndoing.current = false
    }
  }
  return { note, noteFields, undo }
}

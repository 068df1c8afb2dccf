import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { explainFailure } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { useSaving } from '#ui/workbench/form/use-saving.ts'
import type { ArchiveFields } from '../../contract.ts'
import { findProblems, NAMES } from './form-values.ts'
import { settleMoment } from './publish-moment.ts'

interface Options {
  /** The article's id; undefined for a new one. */
  id: number | undefined
  /** The article as it is on the server. */
  first: ArchiveFields
  /** What the form shows when it opens: the same, or a draft. */
  shown: ArchiveFields
  onChange: () => void
  /** Told of each save, when nothing before it is left to save. */
  onSaved: () => void
  /** Told the id of an article that has just been made. */
  onCreated: (id: number) => void
  /** Whether pictures are still on their way into the text. */
  isWaiting: () => boolean
}

/** The form's values and their way to the server. What is typed stays, however a save ends. */
export function useArchiveForm({ id, first, shown, onChange, onSaved, onCreated, isWaiting }: Options) {
  const client = useQueryClient()
  const form = useForm<ArchiveFields>({
    mode: 'uncontrolled',
    initialValues: shown,
    validate: findProblems,
    onValuesChange: (values) => {
      saving.notice(values)
      onChange()
    },
  })
  const saving = useSaving<ArchiveFields, number>({
    form,
    first,
    shown,
    findObstacle: () => (isWaiting() ? 'Ainda há imagens a caminho do texto. Salve quando chegarem.' : undefined),
    findMore: () =>
      form.getInputNode<HTMLInputElement, 'publish_at'>('publish_at')?.validity.badInput
        ? { publish_at: 'Complete a data e a hora, ou limpe o campo.' }
        : undefined,
    send: async (values) => {
      const typed = { ...form.getValues() }
      const { data } =
        id === undefined ? await api.archives.create(values) : await api.archives.update({ id, ...values })
      for (const name of NAMES) if (values[name] !== typed[name]) form.setFieldValue(name, values[name])
      return data.id
    },
    explain: explainFailure,
    onSaved: () => {
      onSaved()
      void client.invalidateQueries({ queryKey: query.archives.key() })
    },
    onAnswered: (answered) => {
      if (id === undefined) onCreated(answered)
    },
  })
  const { saved, dirty, saving: isSaving, isDirty, settle } = saving

  /** Saves what was typed, as the server will keep it, with these changes. */
  const save = (changes: Partial<ArchiveFields> = {}) =>
    saving.save((typed) => ({ ...settleMoment(typed), ...changes }))

  /** Puts other values into the fields, all but the text, which has its own way in. */
  function show(values: ArchiveFields) {
    for (const name of NAMES) form.setFieldValue(name, values[name])
  }

  /** Whether it was removed. */
  async function remove() {
    if (id === undefined) return false
    const removed = await saving.run(() => api.archives.remove({ id }))
    if (removed) settle(form.getValues())
    return removed !== undefined
  }

  return { form, saved, dirty, saving: isSaving, save, show, settle, remove, isDirty }
}

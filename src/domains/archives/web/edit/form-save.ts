import { type FormErrors, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, isApiError } from '../../../../app/api'
import { failureText, query } from '../../../../app/query'
import { notifyError, notifySuccess } from '../../../../ui/workbench/toasts'
import type { ArchiveFields } from '../../contract.ts'
import { findProblems, NAMES, sameValues } from './form-values.ts'
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
  const [saved, setSaved] = useState(first)
  const lastSaved = useRef(first)
  const [dirty, setDirty] = useState(() => !sameValues(shown, first))
  const [saving, setSaving] = useState(false)
  const form = useForm<ArchiveFields>({
    mode: 'uncontrolled',
    initialValues: shown,
    validate: findProblems,
    onValuesChange: (values) => {
      setDirty(!sameValues(values, lastSaved.current))
      onChange()
    },
  })

  /** Takes what is on the server for granted: nothing is left to save. */
  function settle(values: ArchiveFields) {
    lastSaved.current = values
    setSaved(values)
    setDirty(!sameValues(form.getValues(), values))
    onSaved()
    void client.invalidateQueries({ queryKey: query.archives.key() })
  }

  async function save(changes: Partial<ArchiveFields> = {}) {
    if (saving) return
    if (isWaiting()) return notifyError('Ainda há imagens a caminho do texto. Salve quando chegarem.')
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return refuse('Confira os campos marcados.', errors)
    if (form.getInputNode<HTMLInputElement, 'publish_at'>('publish_at')?.validity.badInput)
      return refuse('Confira os campos marcados.', { publish_at: 'Complete a data e a hora, ou limpe o campo.' })
    const typed = { ...form.getValues() }
    const values = { ...settleMoment(typed), ...changes }
    setSaving(true)
    try {
      const { data } =
        id === undefined ? await api.archives.create(values) : await api.archives.update({ id, ...values })
      for (const name of NAMES) if (values[name] !== typed[name]) form.setFieldValue(name, values[name])
      settle(values)
      notifySuccess('Salvo com sucesso')
      if (id === undefined) onCreated(data.id)
    } catch (error) {
      refuse(failureText(error), isApiError(error) ? error.data?.fields : undefined)
    } finally {
      setSaving(false)
    }
  }

  /** Says why nothing was saved, and leads to the first field to blame. */
  function refuse(text: string, problems: FormErrors = {}) {
    form.setErrors(problems)
    notifyError(text)
    const [first] = Object.keys(problems)
    // A folded part unfolds first.
    if (first) requestAnimationFrame(() => form.getInputNode(first)?.focus())
  }

  /** Puts other values into the fields, all but the text, which has its own way in. */
  function show(values: ArchiveFields) {
    for (const name of NAMES) form.setFieldValue(name, values[name])
  }

  async function remove() {
    if (id === undefined || saving) return false
    setSaving(true)
    try {
      await api.archives.remove({ id })
      settle(form.getValues())
      return true
    } catch (error) {
      notifyError(failureText(error))
      return false
    } finally {
      setSaving(false)
    }
  }

  const isDirty = () => !sameValues(form.getValues(), lastSaved.current)
  return { form, saved, dirty, saving, save, show, settle, remove, isDirty }
}

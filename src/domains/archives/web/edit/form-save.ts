import { type FormErrors, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, isApiError } from '../../../../app/api'
import { failureText, query } from '../../../../app/query'
import { notifyError, notifySuccess } from '../../../../ui/workbench/toasts'
import type { ArchiveFields } from '../../contract.ts'
import { findProblems, sameValues } from './form-values.ts'

interface Options {
  /** The article's id; undefined for a new one. */
  id: number | undefined
  first: ArchiveFields
  /** Told the id of an article that has just been made. */
  onCreated: (id: number) => void
  /** Whether pictures are still on their way into the text. */
  isWaiting: () => boolean
}

/** The form's values and their way to the server. What is typed stays, however a save ends. */
export function useArchiveForm({ id, first, onCreated, isWaiting }: Options) {
  const client = useQueryClient()
  const [saved, setSaved] = useState(first)
  const lastSaved = useRef(first)
  const [dirty, setDirty] = useState(false)
  const [saving, setSaving] = useState(false)
  const form = useForm<ArchiveFields>({
    mode: 'uncontrolled',
    initialValues: first,
    validate: findProblems,
    onValuesChange: (values) => setDirty(!sameValues(values, lastSaved.current)),
  })

  /** Takes what is on the server for granted: nothing is left to save. */
  function settle(values: ArchiveFields) {
    lastSaved.current = values
    setSaved(values)
    setDirty(!sameValues(form.getValues(), values))
    void client.invalidateQueries({ queryKey: query.archives.key() })
  }

  async function save(changes: Partial<ArchiveFields> = {}) {
    if (saving) return
    if (isWaiting()) return notifyError('Ainda há imagens a caminho do texto. Salve quando chegarem.')
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return refuse('Confira os campos marcados.', errors)
    const values = { ...form.getValues(), ...changes }
    setSaving(true)
    try {
      const { data } =
        id === undefined ? await api.archives.create(values) : await api.archives.update({ id, ...values })
      for (const name of Object.keys(changes) as (keyof ArchiveFields)[]) form.setFieldValue(name, values[name])
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

  return { form, saved, dirty, saving, save, remove, isDirty: () => !sameValues(form.getValues(), lastSaved.current) }
}

import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText, isApiError } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { z } from '#platform/contract/fields.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { SECTIONS, type Section, type SectionName, type Sections } from '../../contract.ts'
import { forgetValues, keepValues, readValues } from './kept-values.ts'
import type { SectionValues } from './sections.ts'

interface Options {
  section: SectionName
  /** As it is on the server. */
  first: Sections[SectionName]
  onChange: () => void
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is wrong with each field of a section, by the contract's own schema. */
export const problemsOf = (section: SectionName) =>
  schemaResolver(z.object({ value: SECTIONS[section] as z.ZodType<Sections[SectionName]> }), { sync: true })

/** A section's values and their way to the server. What is typed stays, however a save ends. */
export function useSectionForm({ section, first, onChange }: Options) {
  const client = useQueryClient()
  const [resumed] = useState(() => readValues(section, first))
  const saved = useRef(first)
  const [dirty, setDirty] = useState(() => resumed !== undefined && !same(resumed, first))
  const [saving, setSaving] = useState(false)
  const waiting = useRef(false)
  const form = useForm<SectionValues>({
    mode: 'uncontrolled',
    initialValues: { value: resumed ?? first },
    validate: problemsOf(section),
    onValuesChange: ({ value }) => {
      setDirty(!same(value, saved.current))
      onChange()
    },
  })
  const isDirty = () => !same(form.getValues().value, saved.current)
  const keep = () => keepValues(section, saved.current, form.getValues().value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form and refs alone
  useEffect(() => {
    if (dirty && resumed) notifySuccess('Retomamos o que não tinha sido salvo.')
    forgetValues(section)
    const leave = () => void (isDirty() && keep())
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  async function save() {
    if (saving) return
    if (waiting.current) return notifyError('Ainda há imagens a caminho. Salve quando chegarem.')
    const { hasErrors, errors } = form.validate()
    if (hasErrors) return refuse('Confira os campos marcados.', errors)
    const { value } = structuredClone(form.getValues())
    setSaving(true)
    try {
      await api.site.save({ section, value } as Section)
      saved.current = value
      setDirty(isDirty())
      notifySuccess('Salvo com sucesso')
      await client.invalidateQueries({ queryKey: query.site.settings.key() })
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
    const [wrong] = Object.keys(problems)
    // A hidden part shows itself first.
    if (wrong) requestAnimationFrame(() => requestAnimationFrame(() => nodeAt(wrong)?.focus()))
  }

  /** The field of that path, or the one that holds it. */
  function nodeAt(path: string): HTMLElement | null {
    for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
      const node = form.getInputNode<HTMLElement, string>(parts.join('.'))
      if (node) return node
    }
    return null
  }

  /** Takes back what the owner set, on the server. False where that failed. */
  async function reset(): Promise<boolean> {
    if (saving) return false
    setSaving(true)
    try {
      await api.site.reset({ section })
      const { data } = await client.fetchQuery({ ...query.site.settings.queryOptions(), staleTime: 0 })
      saved.current = data.values[section]
      return true
    } catch (error) {
      notifyError(failureText(error))
      return false
    } finally {
      setSaving(false)
    }
  }

  return { form, dirty, saving, save, reset, isDirty, keep, setWaiting: (is: boolean) => void (waiting.current = is) }
}

import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { explainFailure } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { sameValues } from '#ui/workbench/form/same-values.ts'
import { useSaving } from '#ui/workbench/form/use-saving.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { findProblems, type ProjectValues } from './form-values.ts'

interface Options {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  /** Who saves. */
  user: number
  /** The project as it is on the server. */
  first: ProjectValues
  /** What the form shows when it opens: the same, or a draft. */
  shown: ProjectValues
  onChange: () => void
  /** Told of each save, when nothing before it is left to save. */
  onSaved: () => void
  /** Told the id of a project that has just been made. */
  onCreated: (id: number) => void
  /** Whether pictures are still on their way into the text. */
  isWaiting: () => boolean
}

/** The form's values and their way to the server. What is typed stays, however a save ends. */
export function useProjectForm({ id, user, first, shown, onChange, onSaved, onCreated, isWaiting }: Options) {
  const client = useQueryClient()
  /** Made, though what came after failed: another try must not make a second one. */
  const made = useRef<number>(undefined)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<ProjectValues>({
    mode: 'uncontrolled',
    initialValues: shown,
    validate: findProblems,
    onValuesChange: (values) => {
      saving.notice(values)
      onChange()
    },
  })
  const saving: ReturnType<typeof useSaving<ProjectValues, number>> = useSaving<ProjectValues, number>({
    form,
    first,
    shown,
    findObstacle: () => (isWaiting() ? 'Ainda há imagens a caminho do texto. Salve quando chegarem.' : undefined),
    send: async ({ members, ...fields }): Promise<number> => {
      const known = id ?? made.current
      const { data } =
        known === undefined
          ? await api.projects.create({ ...fields, id_user: user })
          : await api.projects.update({ ...changesOf(fields, saving.saved), id: known, id_user: user })
      made.current = data.id
      if (!sameValues(members, saving.saved.members)) await api.projects.setMembers({ id: data.id, members })
      return data.id
    },
    explain: explainFailure,
    onRefused: (text) => {
      setRefusal(text)
      notifyError('Não foi possivel salvar')
    },
    onSaved: () => {
      setRefusal(undefined)
      onSaved()
      void client.invalidateQueries({ queryKey: query.projects.key() })
    },
    onAnswered: (answered) => {
      if (id === undefined) onCreated(answered)
    },
  })
  return { ...saving, form, refusal }
}

/** What differs from what was last saved: the rest may have been changed by another member meanwhile, and stays theirs. */
function changesOf<Fields extends object>(fields: Fields, saved: Fields): Partial<Fields> {
  const changed = Object.entries(fields).filter(([name, value]) => !sameValues(value, saved[name as keyof Fields]))
  return Object.fromEntries(changed) as Partial<Fields>
}

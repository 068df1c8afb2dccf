import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import type { StoredUser } from '#client/stored-user.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Project } from '../../contract.ts'
import { EMPTY, LABELS, ProjectValues, toStored } from './form-values.ts'

export interface ProjectFormProps {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  user: StoredUser
  /** The project as loaded; undefined if new, or created by this form and not loaded yet. */
  project: Project | undefined
  /** Called with the id of a newly created project. */
  onCreated: (id: number) => void
}

/** The state of a project's form: save and reload. */
export function useProjectForm({ id, user, project, onCreated }: ProjectFormProps) {
  const client = useQueryClient()
  const [first] = useState(() => (project ? toStored(project) : { values: EMPTY }))
  const [refusal, setRefusal] = useState<string>()
  const record = useRecordForm({
    schema: ProjectValues,
    labels: LABELS,
    first,
    draftName: `project:${id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      setRefusal(undefined)
      const { data } =
        id === undefined
          ? await api.projects.create({ ...values, id_user: user.id }, once)
          : await api.projects.update({ id, id_user: user.id, revision, ...changes })
      return data
    },
    reload: async () => toStored((await api.projects.item({ id: id ?? 0 })).data[0]!),
    readConflict: (stored) => toStored(stored as Project).values,
    onRefused: ({ text }) => {
      setRefusal(text)
      notifyError('Não foi possivel salvar')
    },
    onSaved: ({ id: saved }) => {
      void client.invalidateQueries({ queryKey: query.projects.key() })
      if (id === undefined) onCreated(saved)
    },
  })
  return { ...record, refusal }
}

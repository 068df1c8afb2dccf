import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Project } from '../../contract.ts'
import { EMPTY, LABELS, ProjectValues, toStored } from './form-values.ts'

interface Options {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  /** Who saves. */
  user: number
  /** The project as it was loaded; absent for a new one. */
  project: Project | undefined
  /** Called with the id of a project that has just been made. */
  onCreated: (id: number) => void
  /** Whether pictures are still on their way into the text. */
  waitingRef: RefObject<() => boolean>
}

/** The form of a project: how it is saved and read anew. */
export function useProjectForm({ id, user, project, onCreated, waitingRef }: Options) {
  const client = useQueryClient()
  const [first] = useState(() => (project ? toStored(project) : { values: EMPTY }))
  const [refusal, setRefusal] = useState<string>()
  const record = useRecordForm({
    schema: ProjectValues,
    labels: LABELS,
    first,
    draftName: `project:${id ?? 'new'}`,
    save: async ({ values, changes, revision }) => {
      setRefusal(undefined)
      const { data } =
        id === undefined
          ? await api.projects.create({ ...values, id_user: user })
          : await api.projects.update({ id, id_user: user, revision, ...changes })
      return data
    },
    reload: async () => toStored((await api.projects.item({ id: id ?? 0 })).data[0]!),
    readConflict: (stored) => toStored(stored as Project).values,
    blockedReason: () =>
      waitingRef.current() ? 'Ainda há imagens a caminho do texto. Salve quando chegarem.' : undefined,
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

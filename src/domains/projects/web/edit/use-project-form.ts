import { useState } from 'react'
import { api } from '#client/api.ts'
import { useManners } from '#client/manners.ts'
import { query } from '#client/query.ts'
import type { StoredUser } from '#client/stored-user.ts'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Project } from '../../contract.ts'
import { EMPTY, ProjectValues, toStored } from './form-values.ts'

/** The state of a project's form. */
export function useProjectForm(edited: Edited<Project>, user: StoredUser) {
  const { lineOnDemand, titlesProject } = useManners()
  const needsTitle = titlesProject && edited.id === undefined
  const [refusal, setRefusal] = useState<string>()
  const record = useRecordEditor({
    edited,
    kind: 'project',
    schema: ProjectValues,
    empty: EMPTY,
    toStored,
    create: (values, once) => {
      setRefusal(undefined)
      return api.projects.create({ ...values, id_user: user.id, ...(lineOnDemand && { projectline: '' }) }, once)
    },
    update: (change) => {
      setRefusal(undefined)
      return api.projects.update({ ...change, id_user: user.id })
    },
    read: async (id) => (await api.projects.item({ id })).data[0]!,
    shownBy: query.projects.key(),
    findErrors: (form) =>
      needsTitle && form.getValues().title.trim() === '' ? { title: 'Dê um título ao projeto.' } : undefined,
    onRefused: ({ text }) => {
      setRefusal(text)
      notifyError(['Não foi possivel salvar', 'Não foi possível salvar'])
    },
  })
  return { ...record, refusal, needsTitle }
}

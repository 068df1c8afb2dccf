import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import type { StoredUser } from '#client/session/stored-user.ts'
import { pick } from '#pick.ts'
import type { z } from '#platform/contract/fields.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { Project } from '../../contract.ts'
import { members, ProjectFields } from '../../staff-contract.ts'

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

/** The values of the form: the project's fields and its members. */
export const ProjectValues = ProjectFields.extend({ members })
export type ProjectValues = z.infer<typeof ProjectValues>

export interface SectionProps {
  form: RecordFields<ProjectValues>
}

export const TRADE_LABELS: Record<ProjectValues['trade'], string> = {
  software: 'Software',
  embedded: 'Eletrônica embarcada',
  printing: 'Impressão 3D',
}

export const PLAN_LABELS: Record<ProjectValues['plan'], string> = {
  required: 'Obrigatório',
  optional: 'Quem compra escolhe',
  none: 'Sem plano',
}

/** A new project. Its product is bought with or without a plan, unless the firm says otherwise. */
const EMPTY: ProjectValues = { ...emptyOf(ProjectValues), plan: 'optional' }

/** A project as form values and their revision. */
const toStored = (project: Project) => ({ values: toValues(project), revision: project.revision })

const toValues = ({ details, drawing, compare, photo, members = [], ...project }: Project): ProjectValues => ({
  ...pick(project, ProjectFields.omit({ details: true, drawing: true, compare: true, photo: true }).keyof().options),
  details: pick(details, ProjectFields.shape.details.keyof().options),
  drawing: pick(drawing, ProjectFields.shape.drawing.keyof().options),
  compare: pick(compare, ProjectFields.shape.compare.keyof().options),
  photo: pick(photo, ProjectFields.shape.photo.keyof().options),
  members: members.map((person) => person.id).toSorted((one, other) => one - other),
})

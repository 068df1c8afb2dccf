import { pick } from '#pick.ts'
import type { z } from '#platform/contract/fields.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { Project } from '../../contract.ts'
import { members, ProjectFields } from '../../staff-contract.ts'

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
export const EMPTY: ProjectValues = { ...emptyOf(ProjectValues), plan: 'optional' }

/** A project as form values and their revision. */
export const toStored = (project: Project) => ({ values: toValues(project), revision: project.revision })

const toValues = ({ details, drawing, compare, photo, members = [], ...project }: Project): ProjectValues => ({
  ...pick(project, ProjectFields.omit({ details: true, drawing: true, compare: true, photo: true }).keyof().options),
  details: pick(details, ProjectFields.shape.details.keyof().options),
  drawing: pick(drawing, ProjectFields.shape.drawing.keyof().options),
  compare: pick(compare, ProjectFields.shape.compare.keyof().options),
  photo: pick(photo, ProjectFields.shape.photo.keyof().options),
  members: members.map((person) => person.id).toSorted((one, other) => one - other),
})

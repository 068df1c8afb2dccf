import { schemaResolver } from '@mantine/form'
import { id, z } from '#platform/contract/fields.ts'
import type { DraftKind } from '#ui/workbench/form/kept-draft.ts'
import type { Project } from '../../contract.ts'
import { MAX_MEMBERS } from '../../project.ts'
import { ProjectFields } from '../../staff-contract.ts'

/** All that one save keeps: the project's fields, and who works on it besides its owner. */
const ProjectValues = ProjectFields.extend({ members: z.array(id).max(MAX_MEMBERS) })
export type ProjectValues = z.infer<typeof ProjectValues>

/** A new project's form: nothing typed, all switches off. */
export const EMPTY: ProjectValues = {
  title: '',
  trade: 'software',
  is_sale: false,
  is_highlighted: false,
  is_public: false,
  is_download: false,
  is_outsourced: false,
  is_sketch: false,
  sale: { image: '', title: '', description: '', value: 0, video: '' },
  resum: { image: '', title: '', tecnologi: '', description: '', video: '' },
  details: { title: '', image: '', video: '', markedown: '' },
  link_external: '',
  permission: '',
  date_project_init: null,
  date_project_end: null,
  members: [],
}

/** A project as its form edits it. */
export function toValues({ details: { html: _, ...details }, members = [], ...project }: Project): ProjectValues {
  return {
    title: project.title,
    trade: project.trade,
    is_sale: project.is_sale,
    is_highlighted: project.is_highlighted,
    is_public: project.is_public,
    is_download: project.is_download,
    is_outsourced: project.is_outsourced,
    is_sketch: project.is_sketch,
    sale: project.sale,
    resum: project.resum,
    details,
    link_external: project.link_external,
    permission: project.permission,
    date_project_init: project.date_project_init,
    date_project_end: project.date_project_end,
    members: members.map((person) => person.id).toSorted((one, other) => one - other),
  }
}

/** What is wrong with each field, by the contract's own schema. */
export const findProblems = schemaResolver(ProjectValues, { sync: true })

/** Drafts of projects, each person's apart: a browser may serve several. */
export const draftsOf = (user: number | undefined): DraftKind<ProjectValues> => ({
  name: `project-draft-${user ?? 0}`,
  empty: EMPTY,
})

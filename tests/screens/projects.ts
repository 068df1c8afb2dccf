import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { Project } from '#domains/projects/contract.ts'
import { StaffProject } from '#domains/projects/staff-contract.ts'
import type { Answers } from './answers.ts'
import { editedRecord } from './edited.ts'
import { PEOPLE } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

export const PROJECT_FORM = '/dashboard/create-edit-projects'

const TEAM = Object.values(PEOPLE).map(({ nome, ...person }) => ({ ...person, name: nome, picture: '' }))

/** What a project has but for its title. */
const PLAIN: Partial<StaffProject> = {
  ...{ id: 7, id_user: 1, trade: 'software', is_public: true, link_external: '', permission: '' },
  ...{ sale: { image: '', title: '', description: '', value: 0, video: '' }, plan: 'required' },
  ...{ resum: { image: '', title: '', tecnologi: '', description: '', video: '' } },
  ...{ card_drawing: '', sheet: [], sale_lacks: [] },
}

/** Nothing beside the text of a project's page. */
export const PLAIN_CASE = {
  drawing: { figure: '', html: '', alt: '', marks: [] },
  compare: {
    ...{ before: '', before_html: '', before_label: '', after: '', after_html: '', after_label: '', text: '' },
    rows: [],
  },
  photo: { figure: '', html: '', caption: '' },
}

/** The firm's public project 7, as its staff get it. */
export const projectWith = (fields: Partial<Project> = {}): Project =>
  sampleOf(Project, {
    ...{ ...PLAIN, title: 'Estufa', link_sale: '', owner: 'Marina Duarte', members: [], manages: true },
    ...{ details: { title: '', image: '', video: '', markedown: '', html: '' }, sizes: {}, kinds: {}, files: {} },
    ...{ link_download: { generic: '', embarked: '', ios: '', android: '', pc: { windows: '', mac: '', linux: '' } } },
    ...{ upload_limit: 1_000_000, ...PLAIN_CASE, ...fields },
  })

/** The same as the list shows it. */
export const rowWith = (fields: Partial<StaffProject> = {}): StaffProject =>
  sampleOf(StaffProject, { ...PLAIN, title: 'Estufa', owner: 'Marina Duarte', members_count: 0, ...fields })

/** The list of those projects, searched and paged by no one. */
export const listOf = (...data: StaffProject[]): Answers => ({
  projects: { all: () => ({ data, total: data.length }) },
})

/** A project that others save too. A new one gets its id. */
export function editedProject(fields: Partial<Project> = {}) {
  const project = editedRecord(projectWith(fields))
  const answers: Answers = {
    projects: {
      ...listOf(rowWith()).projects,
      item: () => ({ data: [project.record] }),
      create: ({ id_user: _, members: __, projectline: ___, ...more }) => {
        project.saveElsewhere(more as Partial<Project>)
        return { result: true, data: { id: 7, revision: project.revision, merged: false } }
      },
      update: ({ id, id_user: _, revision, members, ...changes }) => {
        const team = members && { members: TEAM.filter((person) => members.includes(person.id)) }
        return { result: true, data: { id, ...project.save({ ...changes, ...team }, revision) } }
      },
      preview: ({ markedown }) => ({ data: { html: `<h2>${markedown.split('\n')[0]}</h2>`, words: 1 } }),
    },
    accounts: { staff: () => ({ result: true, data: TEAM }) },
  }
  return Object.assign(project, { answers })
}

export const title = () => page.getByRole('textbox', { name: 'Título', exact: true })
export const field = (label: string) => page.getByLabelText(label)
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const absent = (locator: ReturnType<typeof button>) => expect.element(locator).not.toBeInTheDocument()

/** Opens the form of a project; -1 is a new one. */
export async function openForm(project = editedProject(), id = 7) {
  const screen = await openScreen(`${PROJECT_FORM}?id=${id}`, { answers: project.answers })
  await expect.element(title()).toBeVisible()
  return screen
}

import { pick } from '#pick.ts'
import { id, z } from '#platform/contract/fields.ts'
import type { FieldPath } from '#ui/workbench/form/form-values.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { Project } from '../../contract.ts'
import { MAX_MEMBERS } from '../../project.ts'
import { ProjectFields } from '../../staff-contract.ts'

/** The values of the form: the project's fields and its members. */
export const ProjectValues = ProjectFields.extend({ members: z.array(id).max(MAX_MEMBERS) })
export type ProjectValues = z.infer<typeof ProjectValues>

export interface SectionProps {
  form: RecordFields<ProjectValues>
}

/** Values of a new project's form. */
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
  plan: 'required',
  resum: { image: '', title: '', tecnologi: '', description: '', video: '' },
  details: { title: '', image: '', video: '', markedown: '' },
  link_external: '',
  permission: '',
  date_project_init: null,
  date_project_end: null,
  members: [],
}

export const LABELS: Record<FieldPath<ProjectValues>, string> = {
  title: 'Título',
  trade: 'Área',
  is_sale: 'À venda',
  is_highlighted: 'Destaque',
  is_public: 'Público',
  is_download: 'Para baixar',
  is_outsourced: 'Terceirizado',
  is_sketch: 'Esboço',
  'sale.image': 'Imagem da venda',
  'sale.title': 'Título da venda',
  'sale.description': 'Descrição da venda',
  'sale.value': 'Valor',
  'sale.video': 'Vídeo da venda',
  plan: 'Plano mensal',
  'resum.image': 'Imagem do resumo',
  'resum.title': 'Título do resumo',
  'resum.tecnologi': 'Tecnologias',
  'resum.description': 'Descrição do resumo',
  'resum.video': 'Vídeo do resumo',
  'details.title': 'Título dos detalhes',
  'details.image': 'Imagem dos detalhes',
  'details.video': 'Vídeo dos detalhes',
  'details.markedown': 'Texto em Markdown',
  link_external: 'Link externo',
  permission: 'Permissão',
  date_project_init: 'Início',
  date_project_end: 'Fim',
  members: 'Equipe do projeto',
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

/** A project as form values and their revision. */
export const toStored = (project: Project) => ({ values: toValues(project), revision: project.revision })

const toValues = ({ details: { html: _, ...details }, members = [], ...project }: Project): ProjectValues => ({
  ...pick(project, ProjectFields.omit({ details: true }).keyof().options),
  details,
  members: members.map((person) => person.id).toSorted((one, other) => one - other),
})

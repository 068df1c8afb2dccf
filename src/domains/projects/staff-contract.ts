import { TRADES } from '#domains/site/trades.ts'
import { adminCall, staffCall } from '#platform/contract/call.ts'
import {
  changedRows,
  chosenIds,
  day,
  done,
  id,
  listInput,
  listOutput,
  longText,
  NO_SIGN,
  optionalAddress,
  optionalPicture,
  optionalText,
  ownerId,
  queryId,
  z,
} from '#platform/contract/fields.ts'
import { describeFile, describeUpload, FileInfo, fileAnswer } from '#platform/contract/files.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { compare, drawing, photo, sheet } from './case-file.ts'
import { DownloadLinks, ProjectCard, ProjectMember } from './contract.ts'
import { LINE_CATEGORIES, MAX_MARKEDOWN, MAX_MEMBERS, PLAN_RULES, SLOTS } from './project.ts'

/** A project as the list of staff shows it. */
export const StaffProject = ProjectCard.extend({
  /** Name of its owner, whose id is `id_user`. */
  owner: z.string(),
  /** Number of members besides the owner. */
  members_count: z.int().nonnegative(),
})
export type StaffProject = z.infer<typeof StaffProject>

const WHOLE_REAIS = 'Use um valor inteiro em reais, sem centavos.'

const sale = z.object({
  image: optionalPicture.meta({ label: 'Imagem da venda' }),
  title: optionalText(300).meta({ label: 'Título da venda' }),
  description: optionalText(2000).meta({ label: 'Descrição da venda' }),
  /** Whole reais. */
  value: z
    .number(WHOLE_REAIS)
    .int(WHOLE_REAIS)
    .min(0, NO_SIGN)
    .max(10_000_000, 'O maior valor é 10.000.000.')
    .meta({ label: 'Valor' }),
  video: optionalAddress.meta({ label: 'Vídeo da venda' }),
})
const resum = z.object({
  image: optionalPicture.meta({ label: 'Imagem do resumo' }),
  title: optionalText(300).meta({ label: 'Título do resumo' }),
  /** Technologies, separated by commas. */
  tecnologi: optionalText(500).meta({ label: 'Tecnologias' }),
  description: optionalText(2000).meta({ label: 'Descrição do resumo' }),
  video: optionalAddress.meta({ label: 'Vídeo do resumo' }),
})
const details = z.object({
  title: optionalText(300).meta({ label: 'Título dos detalhes' }),
  image: optionalPicture.meta({ label: 'Imagem dos detalhes' }),
  video: optionalAddress.meta({ label: 'Vídeo dos detalhes' }),
  /** Markdown; rendered and sanitised at save. */
  markedown: longText(MAX_MARKEDOWN).meta({ label: 'Texto em Markdown' }),
})
/**
 * The fields of the form. The service also checks that a public project has a title and that its end is not before its
 * start: a change may have only one of the two fields.
 */
export const ProjectFields = z.object({
  title: optionalText(300).meta({ label: 'Título' }),
  trade: z.enum(TRADES).meta({ label: 'Área' }),
  is_sale: z.boolean().meta({ label: 'À venda' }),
  is_highlighted: z.boolean().meta({ label: 'Destaque' }),
  is_public: z.boolean().meta({ label: 'Público' }),
  is_download: z.boolean().meta({ label: 'Para baixar' }),
  is_outsourced: z.boolean().meta({ label: 'Terceirizado' }),
  is_sketch: z.boolean().meta({ label: 'Esboço' }),
  sale,
  /** Whether a monthly plan is sold with it; 'required' for a call that does not say it, as in the specification's order form (BUY-03). */
  plan: z.enum(PLAN_RULES).meta({ label: 'Plano mensal' }),
  resum,
  details,
  drawing,
  sheet,
  compare,
  photo,
  link_external: optionalAddress.meta({ label: 'Link externo' }),
  /** A note without effect. */
  permission: optionalText(300).meta({ label: 'Permissão' }),
  /** YYYY-MM-DD; null if unknown. */
  date_project_init: day.nullable().meta({ label: 'Início' }),
  /** The same. */
  date_project_end: day.nullable().meta({ label: 'Fim' }),
})
export type ProjectFields = z.infer<typeof ProjectFields>

/** A change: omitted fields stay as they are, also those within groups. */
const SomeFields = ProjectFields.partial().extend({
  sale: sale.partial().optional(),
  resum: resum.partial().optional(),
  details: details.partial().optional(),
  drawing: drawing.partial().optional(),
  compare: compare.partial().optional(),
  photo: photo.partial().optional(),
})
export type SomeFields = z.infer<typeof SomeFields>

/** Fields that clients of the specification send along; files have calls of their own. */
const sentAlong = {
  /** The caller's own id (the admin may use any). Does not change the owner of an existing project. */
  id_user: ownerId,
  /** '' or the stored key, else 422: see /project-file. */
  link_sale: z.string().max(500).optional(),
  /** The same for each platform. */
  link_download: DownloadLinks.extend({ pc: DownloadLinks.shape.pc.partial() }).partial().optional(),
}
/** Ids of all members besides the owner, from `/staff`; they replace the previous ones. */
export const members = z.array(id).max(MAX_MEMBERS).meta({ label: 'Equipe do projeto' })

const NewProject = SomeFields.extend({
  ...sentAlong,
  /** Only for its owner and the admin. */ members: members.optional(),
})
export type NewProject = z.infer<typeof NewProject>
const CreatedProject = NewProject.extend({
  /** The category of its production line, 'elab' where absent; with '' it has none until its board is opened. */
  projectline: z.enum(LINE_CATEGORIES).optional(),
})
export type CreatedProject = z.infer<typeof CreatedProject>
/** With `revision`, a conflict answers 409; without it, the change overwrites. */
const ChangedProject = NewProject.extend({ id, revision: revision.optional() })
export type ChangedProject = z.infer<typeof ChangedProject>

/** In bytes: UTF-8 takes at most 3 a UTF-16 unit, and JSON escapes add some. */
const bodyLimit = MAX_MARKEDOWN * 4

const password = z.string().min(1).max(128)

const place = { /** The project's id. */ id: queryId, slot: z.enum(SLOTS) }

/** The calls of staff. */
export const projectsStaffContract = {
  all: staffCall
    .route({ method: 'POST', path: '/list-all-project', summary: 'Lista os projetos de alguém da equipe' })
    .input(
      listInput.extend({
        /** The user who owns the projects or is a member of them. The admin may give any id, or 0 for everyone's. */
        id_user: ownerId,
        /** Part of the title; case and accents do not matter. */
        search: optionalText(100).optional(),
      }),
    )
    .output(z.object({ data: z.array(StaffProject), ...listOutput })),
  create: staffCall
    .meta({ access: 'staff', creates: true, bodyLimit })
    .route({ method: 'POST', path: '/new-project', summary: 'Cria um projeto' })
    .input(CreatedProject)
    .output(savedRecord),
  update: staffCall
    .meta({ access: 'staff', bodyLimit })
    .route({ method: 'POST', path: '/update-project', summary: 'Altera um projeto' })
    .input(ChangedProject)
    .output(savedRecord),
  remove: staffCall
    .meta({ fails: ['project-sold'] })
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/delete-project', summary: 'Exclui um projeto e os seus arquivos' })
    .input(z.object({ id, /** The caller's own. */ password }))
    .output(done),
  publishChosen: staffCall
    .route({ method: 'POST', path: '/publish-projects', summary: 'Publica os projetos escolhidos, ou os esconde' })
    .input(z.object({ ids: chosenIds, /** false hides them. */ is_public: z.boolean() }))
    .output(changedRows),
  removeChosen: staffCall
    .meta({ fails: ['project-sold'] })
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/delete-projects', summary: 'Exclui os projetos escolhidos e os seus arquivos' })
    .input(z.object({ ids: chosenIds, /** The caller's own. */ password }))
    .output(changedRows),
  preview: staffCall
    .meta({ access: 'staff', bodyLimit })
    .route({ method: 'POST', path: '/preview-project', summary: 'Mostra os detalhes como ficariam depois de salvos' })
    .input(z.object({ markedown: longText(MAX_MARKEDOWN) }))
    .output(z.object({ data: z.object({ html: z.string(), words: z.int() }) })),
  setMembers: staffCall
    .route({ method: 'POST', path: '/project-members', summary: 'Diz quem mais trabalha em um projeto' })
    .input(z.object({ id, members }))
    .output(z.object({ result: z.literal(true), data: z.array(ProjectMember) })),
  handOver: adminCall
    .route({ method: 'POST', path: '/hand-project', summary: 'Passa um projeto a outra pessoa, ou à empresa (1)' })
    .input(z.object({ id, /** The new owner; the previous one becomes a member. */ id_user: id }))
    .output(savedRecord),
  sendFile: staffCall
    .meta({ access: 'staff', raw: true, bodyLimit: 'uploadLimit' })
    .route({
      method: 'POST',
      path: '/project-file',
      summary: 'Guarda um arquivo do projeto no lugar do que havia',
      inputStructure: 'detailed',
      spec: describeUpload,
    })
    .input(
      z.object({
        query: z.object({
          ...place,
          /** File name; characters that file systems do not allow are removed. */
          name: z.string().min(1).max(1000),
        }),
      }),
    )
    .output(z.object({ result: z.literal(true), data: FileInfo })),
  removeFile: staffCall
    .meta({ fails: ['file-sold'] })
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/delete-project-file', summary: 'Remove um arquivo do projeto' })
    .input(z.object({ ...place }))
    .output(done),
  fetchFile: staffCall
    .route({
      method: 'GET',
      path: '/get-project-file',
      summary: 'Baixa um arquivo do projeto, inteiro ou em parte',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(z.object({ ...place }))
    .output(fileAnswer),
}

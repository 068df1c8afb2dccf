import { publicCall } from '#platform/contract/call.ts'
import { id, listInput, MAX_INTEGER, z } from '#platform/contract/fields.ts'
import { describeFile, FileInfo, fileAnswer } from '#platform/contract/files.ts'
import { revision } from '#platform/contract/revision.ts'
import { PLATFORMS, SLOTS, TRADES } from './project.ts'

/** Where a download is for each platform; '' where there is none. */
export const DownloadLinks = z.object({
  /** Runs anywhere, e.g. a PDF or a source archive. */
  generic: z.string(),
  /** Firmware. */
  embarked: z.string(),
  ios: z.string(),
  android: z.string(),
  pc: z.object({ windows: z.string(), mac: z.string(), linux: z.string() }),
})
export type DownloadLinks = z.infer<typeof DownloadLinks>

/** A project as lists show it. Any picture is '' where the drawn one serves. */
export const ProjectCard = z.object({
  id,
  title: z.string(),
  /** Of the three: its drawn picture follows it. */
  trade: z.enum(TRADES),
  is_sale: z.boolean(),
  is_highlighted: z.boolean(),
  is_public: z.boolean(),
  is_download: z.boolean(),
  /** Done by somebody else under our name. */
  is_outsourced: z.boolean(),
  /** Still a sketch. */
  is_sketch: z.boolean(),
  /** What is sold. */
  sale: z.object({
    image: z.string(),
    title: z.string(),
    description: z.string(),
    /** Reais. */
    value: z.number(),
    /** Address of a video; '' without one. */
    video: z.string(),
  }),
  /** What cards show. */
  resum: z.object({
    image: z.string(),
    title: z.string(),
    /** Technologies, separated by commas. */
    tecnologi: z.string(),
    description: z.string(),
    video: z.string(),
  }),
  /** An address outside; '' without one. */
  link_external: z.string(),
  /** ISO 8601 in UTC. */
  date_created: z.string(),
  /** ISO 8601 in UTC. */
  date_update: z.string(),
  /** YYYY-MM-DD; null where unknown. */
  date_project_init: z.string().nullable(),
  /** YYYY-MM-DD; null while it goes on. */
  date_project_end: z.string().nullable(),
  /** Its owner; 1 is the firm. */
  id_user: id,
})
export type ProjectCard = z.infer<typeof ProjectCard>

/** A member of staff in the data of a project, e.g. of its team. */
export const ProjectMember = z.object({ id, name: z.string(), email: z.string() })
export type ProjectMember = z.infer<typeof ProjectMember>

/** What a project's own staff (owner, members, the admin) get besides; absent for everybody else. */
const forStaff = {
  /** Name of its owner, whose id is `id_user`. */
  owner: z.string().optional(),
  /** Who works on it besides its owner, by name. */
  members: z.array(ProjectMember).optional(),
  /** Whether the caller may delete it and choose its members: its owner and the admin may. */
  manages: z.boolean().optional(),
  /** Its files, by their place; a place without a file is absent. */
  files: z.partialRecord(z.enum(SLOTS), FileInfo).optional(),
  /** Bytes a file may have at most. */
  upload_limit: z.int().positive().optional(),
  /** Raised by each save. */
  revision: revision.optional(),
}

/** A whole project. */
export const Project = ProjectCard.extend({
  details: z.object({
    title: z.string(),
    image: z.string(),
    video: z.string(),
    markedown: z.string(),
    /** The details rendered and sanitised. */
    html: z.string(),
  }),
  /** For visitors the address each file is fetched from; for its staff the file's place in the private area. */
  link_download: DownloadLinks,
  /** Bytes of each download, by platform. */
  sizes: z.record(z.string(), z.int().nonnegative()),
  /** What kind of file each download is, by platform: the end of its name in capitals, e.g. ZIP; '' without one. */
  kinds: z.record(z.string(), z.string()),
  /** The sold file's place in the private area; '' for visitors, always. */
  link_sale: z.string(),
  /** Kept as text; changes nothing. '' for visitors. */
  permission: z.string(),
  ...forStaff,
})
export type Project = z.infer<typeof Project>

/** `id_user` is taken and ignored: the public lists are the firm's. */
const publicListInput = listInput.extend({ id_user: z.coerce.number().int().min(0).max(MAX_INTEGER).optional() })

const Projects = z.object({
  data: z.array(ProjectCard),
  /** Cursor of the rows that follow; absent at the end. */
  next: z.string().optional(),
  /** Rows of the whole list. */
  total: z.int().nonnegative(),
})
export const tags = ['Projetos']

/** What /getSoftware is asked: an open download by `platform`, or a bought one by what its purchase said. */
const SoftwareAsked = z.object({
  /** The project's id. */
  app: z.coerce.number().int().min(1).max(MAX_INTEGER),
  /** Of an open download. */
  platform: z.enum(PLATFORMS).optional(),
  /** Of a purchase, as all that follows. */
  token: z.string().max(200).optional(),
  userId: z.string().max(200).optional(),
  name_app: z.string().max(300).optional(),
})
export type SoftwareAsked = z.infer<typeof SoftwareAsked>

/** What visitors call; the staff's calls are in staff-contract.ts. */
export const projectsContract = {
  publics: publicCall
    .route({ method: 'POST', path: '/list-project-publics', tags, summary: 'Lista os projetos públicos' })
    .input(publicListInput)
    .output(Projects),
  highlighted: publicCall
    .route({ method: 'POST', path: '/list-project-highlighted', tags, summary: 'Lista os projetos em destaque' })
    .input(publicListInput)
    .output(Projects),
  onSale: publicCall
    .route({ method: 'POST', path: '/list-project-sale', tags, summary: 'Lista os projetos à venda' })
    .input(publicListInput)
    .output(Projects),
  item: publicCall
    .route({ method: 'POST', path: '/item-project', tags, summary: 'Traz um projeto inteiro' })
    .input(z.object({ id }))
    .output(z.object({ data: z.array(Project) })),
  software: publicCall
    .route({
      method: 'GET',
      path: '/getSoftware',
      tags,
      summary: 'Baixa um arquivo aberto, inteiro ou em parte',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .input(SoftwareAsked)
    .output(fileAnswer),
}

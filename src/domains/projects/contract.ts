import { ArchiveCard } from '#domains/archives/contract.ts'
import { TradeTexts } from '#domains/site/trade-texts.ts'
import { TRADES } from '#domains/site/trades.ts'
import { cachedCall } from '#platform/contract/call.ts'
import { id, listInput, listOutput, MAX_INTEGER, z } from '#platform/contract/fields.ts'
import { FileInfo } from '#platform/contract/files.ts'
import { revision } from '#platform/contract/revision.ts'
import { CaseFile, SheetRow } from './case-file.ts'
import { PLAN_RULES, SALE_LACKS, SLOTS } from './project.ts'

/** The address of the download for each platform; '' if there is none. */
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

/** A project as lists show it. A picture that is '' shows its own drawing, or else the one drawn for its trade. */
export const ProjectCard = z.object({
  id,
  title: z.string(),
  /** Decides the kind of its drawn picture. */
  trade: z.enum(TRADES),
  is_sale: z.boolean(),
  is_highlighted: z.boolean(),
  is_public: z.boolean(),
  is_download: z.boolean(),
  /** Done by others under the company's name. */
  is_outsourced: z.boolean(),
  /** Still an idea. */
  is_sketch: z.boolean(),
  /** Texts, picture and price of its sale page. */
  sale: z.object({
    image: z.string(),
    title: z.string(),
    description: z.string(),
    /** Reais. */
    value: z.number(),
    /** Address of a video; '' if none. */
    video: z.string(),
  }),
  /** Whether a monthly plan is sold with it. */
  plan: z.enum(PLAN_RULES),
  /** What it lacks while it is on sale: without a file nobody can buy it. */
  sale_lacks: z.array(z.enum(SALE_LACKS)),
  /** Texts and picture of its card. */
  resum: z.object({
    image: z.string(),
    title: z.string(),
    /** Technologies, separated by commas. */
    tecnologi: z.string(),
    description: z.string(),
    video: z.string(),
  }),
  /** External address; '' if none. */
  link_external: z.string(),
  /** ISO 8601 in UTC. */
  date_created: z.string(),
  /** ISO 8601 in UTC. */
  date_update: z.string(),
  /** YYYY-MM-DD; null if unknown. */
  date_project_init: z.string().nullable(),
  /** YYYY-MM-DD; null while it is in progress. */
  date_project_end: z.string().nullable(),
  /** Id of its owner; 1 is the company. */
  id_user: id,
  /** Its own drawing as cards show it, sanitised; '' where it has none, or one too large for a list. */
  card_drawing: z.string(),
  /** The data beside its text. */
  sheet: z.array(SheetRow),
})
export type ProjectCard = z.infer<typeof ProjectCard>

/** A member of staff in the data of a project, e.g. of its team. */
export const ProjectMember = z.object({ id, name: z.string(), email: z.string() })
export type ProjectMember = z.infer<typeof ProjectMember>

/** A whole project. The optional fields are for its own staff (owner, members, the admin); absent for everybody else. */
export const Project = ProjectCard.extend({
  ...CaseFile.shape,
  details: z.object({
    title: z.string(),
    image: z.string(),
    video: z.string(),
    markedown: z.string(),
    /** The details rendered and sanitised. */
    html: z.string(),
  }),
  /** For visitors the address of each download; for its staff the file's key in the private storage. */
  link_download: DownloadLinks,
  /** Size of each download in bytes, by platform. */
  sizes: z.record(z.string(), z.int().nonnegative()),
  /** File extension of each download in capitals, by platform, e.g. ZIP; '' if none. */
  kinds: z.record(z.string(), z.string()),
  /** The sold file's key in the private storage; always '' for visitors. */
  link_sale: z.string(),
  /** A note without effect; '' for visitors. */
  permission: z.string(),
  /** Name of its owner, whose id is `id_user`. */
  owner: z.string().optional(),
  /** Its members besides the owner, by name. */
  members: z.array(ProjectMember).optional(),
  /** Whether the caller may delete it and set its members: true for its owner and the admin. */
  manages: z.boolean().optional(),
  /** Whether it has a production line: one begins when its board is opened or a task is made. */
  has_line: z.boolean().optional(),
  /** Its files by slot; slots without a file are absent. */
  files: z.partialRecord(z.enum(SLOTS), FileInfo).optional(),
  /** Largest file, in bytes. */
  upload_limit: z.int().positive().optional(),
  /** Raised by each save. */
  revision: revision.optional(),
})
export type Project = z.infer<typeof Project>

const Other = z.object({
  id,
  title: z.string(),
  /** Path of its page. */
  path: z.string(),
})

/** What the end of a project's page leads to. */
export const AroundProject = z.object({
  /** The public projects dated just before and just after this one; null at the ends, and for a private project. */
  previous: Other.nullable(),
  next: Other.nullable(),
  /** Public articles on the same subject, the nearest first, at most three. */
  archives: z.array(Other),
})
export type AroundProject = z.infer<typeof AroundProject>

/** `id_user` is accepted and ignored: public lists have only the company's projects. */
const publicListInput = listInput.extend({ id_user: z.coerce.number().int().min(0).max(MAX_INTEGER).optional() })

const Projects = z.object({ data: z.array(ProjectCard), ...listOutput })

/** Public projects of each trade. */
export const TradeCounts = z.record(z.enum(TRADES), z.int().nonnegative())
export type TradeCounts = z.infer<typeof TradeCounts>

/** What the page of a trade shows: its words, and the newest of what belongs to it. */
const TradePage = z.object({
  texts: TradeTexts,
  /** At most `TRADE_CARDS`, of `trades[trade]`. */
  projects: z.array(ProjectCard),
  trades: TradeCounts,
  /** Public articles with one of the trade's tags, at most `TRADE_CARDS`. */
  archives: z.array(ArchiveCard),
})

/** The calls of visitors; those of staff are in staff-contract.ts. */
export const projectsContract = {
  publics: cachedCall
    .route({ method: 'POST', path: '/list-project-publics', summary: 'Lista os projetos públicos' })
    .input(publicListInput.extend({ /** Those of one trade alone. */ trade: z.enum(TRADES).optional() }))
    .output(Projects.extend({ /** Of all public projects, whatever the list is limited to. */ trades: TradeCounts })),
  trade: cachedCall
    .route({
      method: 'GET',
      path: '/trade',
      summary: 'Traz a página de uma área: o que a empresa diz dela, os projetos e os artigos mais novos',
    })
    .input(z.object({ trade: z.enum(TRADES) }))
    .output(z.object({ data: TradePage })),
  highlighted: cachedCall
    .route({ method: 'POST', path: '/list-project-highlighted', summary: 'Lista os projetos em destaque' })
    .input(publicListInput)
    .output(Projects),
  onSale: cachedCall
    .route({ method: 'POST', path: '/list-project-sale', summary: 'Lista os projetos à venda' })
    .input(publicListInput)
    .output(Projects),
  item: cachedCall
    .route({ method: 'POST', path: '/item-project', summary: 'Traz um projeto inteiro' })
    .input(z.object({ id }))
    .output(z.object({ data: z.array(Project) })),
  around: cachedCall
    .route({
      method: 'GET',
      path: '/around-project',
      summary: 'Diz quais projetos públicos vêm antes e depois, e quais arquivos tratam do mesmo assunto',
    })
    .input(z.object({ id: z.coerce.number().pipe(id) }))
    .output(z.object({ data: AroundProject })),
}

import { toCents } from '#money.ts'
import { inPanel, type Words } from '#words.ts'

/** Id of the user that stands for the company: only its projects are public. */
export const FIRM = 1

/** Featured projects on the home page, and placeholder cards before them. */
export const FEATURED = 4

/** The heading of the public list, also while it loads. */
export const LIST_TITLE = 'Confira todos os nossos projetos!'

/** Projects on one page of the public list. */
export const PAGE_SIZE = 12

/** Projects, and articles, on the page of a trade at most. */
export const TRADE_CARDS = 6

/** The categories of a project as a production line; '' while it has none. */
export const LINE_CATEGORIES = ['', 'relative', 'enterprises', 'elab', 'finished'] as const
export type LineCategory = (typeof LINE_CATEGORIES)[number]

/** What a download runs on; the names are the keys of `link_download`. */
export const PLATFORMS = ['generic', 'embarked', 'ios', 'android', 'windows', 'mac', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The slots for a project's files: an open download for each platform, and the file that is sold. */
export const SLOTS = [...PLATFORMS, 'sale'] as const
export type Slot = (typeof SLOTS)[number]

/** Whether a monthly plan is sold with a product. */
export const PLAN_RULES = ['required', 'optional', 'none'] as const
export type PlanRule = (typeof PLAN_RULES)[number]

/** Longest text of the details, in characters. */
export const MAX_MARKEDOWN = 1_500_000

/** Longest drawing that lists show, in characters: a page of them stays small. */
export const MAX_CARD_DRAWING = 12_000

/** Numbers on a drawing, rows of the sheet of data, and rows of the comparison, at most. */
export const MAX_MARKS = 12
export const MAX_SHEET = 14
export const MAX_COMPARED = 8
/** Longest SVG of a drawing, in characters. */
export const MAX_DRAWING = 60_000

/** Whether a figure is a drawing's SVG, and not a picture's address. */
export const isDrawing = (figure: string) => figure.startsWith('<svg')

/** Members at most, besides the owner. */
export const MAX_MEMBERS = 200

/** Price of a product in cents, rounded to whole reais, as it is shown. */
export const salePrice = ({ value }: { value: number }) => toCents(Math.round(value))

/** What a product on sale may lack. */
export const SALE_LACKS = ['price', 'file'] as const
export type SaleLack = (typeof SALE_LACKS)[number]

interface OnSale {
  is_sale: boolean
  plan: PlanRule
  /** Reais or cents. */
  value: number
  hasFile: boolean
}

/** What a product on sale lacks; a required plan may be all that is charged. */
export function saleLacks({ is_sale, plan, value, hasFile }: OnSale): SaleLack[] {
  if (!is_sale) return []
  return SALE_LACKS.filter((lack) => (lack === 'file' ? !hasFile : plan !== 'required' && !(value > 0)))
}

/** Price in cents of a project that is for sale; undefined while it has none, e.g. where a plan alone is paid for. */
export function shownPrice({ is_sale, sale }: { is_sale: boolean; sale: { value: number } }): number | undefined {
  return (is_sale && salePrice(sale)) || undefined
}

const UNTITLED = ['Untitled Project', 'Projeto sem título'] as const

/** What a project or line is called in the workbench; its title may be empty. */
export const titleWords = (title: string): Words => title || UNTITLED

/** The same where calls answer it. */
export const shownTitle = (title: string) => inPanel(titleWords(title), 'specified')

/** The same on public pages. */
export const publicTitle = (title: string) => inPanel(titleWords(title), 'portuguese')

/**
 * What a project sells, beside its price, where that is something else than the project: its drawings, say, and not the
 * thing itself. Undefined where it is the project.
 */
export function soldName({ title, sale }: { title: string; sale: { title: string } }): string | undefined {
  return sale.title && sale.title !== title ? sale.title : undefined
}

/** Path of a project's public page. */
export const projectPath = ({ id }: { id: number }) => `/project-view/${id}`

/** Address to GET an open download from. */
export const downloadPath = ({ id }: { id: number }, platform: Platform) =>
  `/api/v1/getSoftware?app=${id}&platform=${platform}`

/** Address to POST a file to, as the request's body. */
export const fileUploadPath = ({ id }: { id: number }, slot: Slot, name: string) =>
  `/api/v1/project-file?${new URLSearchParams({ id: String(id), slot, name })}`

/** Address from which a project's staff GET one of its files. */
export const filePath = ({ id }: { id: number }, slot: Slot) => `/api/v1/get-project-file?id=${id}&slot=${slot}`

/** The path of the picture social networks show beside a link to a project. */
export const sharePicturePath = ({ id }: { id: number }) => `/og/project/${id}.png`

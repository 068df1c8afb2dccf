import { toCents } from '#money.ts'

/** The id of the firm's own owner: what visitors see is theirs. */
export const FIRM = 1

/** Featured projects on the home page, and the placeholder cards while they come. */
export const FEATURED = 4

/** Projects on one page of the public list. */
export const PAGE_SIZE = 12

/** The trades of the house; each has its kind of drawn picture. */
export const TRADES = ['software', 'embedded', 'printing'] as const
export type Trade = (typeof TRADES)[number]

/** What a download runs on, in the words of `link_download`. */
export const PLATFORMS = ['generic', 'embarked', 'ios', 'android', 'windows', 'mac', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

/** Where a project keeps files: an open download for each platform, and the one that is sold. */
export const SLOTS = [...PLATFORMS, 'sale'] as const
export type Slot = (typeof SLOTS)[number]

/** Longest text of the details, in characters. */
export const MAX_MARKEDOWN = 1_500_000

/** Members at most, besides the owner. */
export const MAX_MEMBERS = 200

/** Cents of a product, from its reais; a whole number of reais, for the price shown is the price charged. */
export const salePrice = ({ value }: { value: number }) => toCents(Math.round(value))

/** Path of a project's public page. */
export const projectPath = ({ id }: { id: number }) => `/project-view/${id}`

/** Address of an open download; GET it. */
export const downloadPath = ({ id }: { id: number }, platform: Platform) =>
  `/api/v1/getSoftware?app=${id}&platform=${platform}`

/** Where a file is sent to its project: POST it as it is, e.g. by XMLHttpRequest's `send(file)`. */
export const fileUploadPath = ({ id }: { id: number }, slot: Slot, name: string) =>
  `/api/v1/project-file?${new URLSearchParams({ id: String(id), slot, name })}`

/** Where a project's own staff fetch one of its files; GET it. */
export const filePath = ({ id }: { id: number }, slot: Slot) => `/api/v1/get-project-file?id=${id}&slot=${slot}`

/** The path of the picture social networks show beside a link to a project. */
export const sharePicturePath = ({ id }: { id: number }) => `/og/project/${id}.png`

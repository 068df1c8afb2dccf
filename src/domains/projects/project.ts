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

/** Path of a project's public page. */
export const projectPath = ({ id }: { id: number }) => `/project-view/${id}`

/** Address of an open download; GET it. */
export const downloadPath = ({ id }: { id: number }, platform: Platform) =>
  `/api/v1/getSoftware?app=${id}&platform=${platform}`

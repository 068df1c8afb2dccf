import { byCursor, query } from '#client/query.ts'

/** The time line of a client, a page at a time. */
export const timelineOf = (id: number) =>
  query.clients.timeline.infiniteOptions({ ...byCursor, input: (cursor: string | undefined) => ({ id, cursor }) })

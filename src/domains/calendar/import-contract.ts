import { privateCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'
import { describeUpload } from '#platform/contract/files.ts'

/** Largest .ics file, in bytes. */
export const MAX_IMPORT_SIZE = 5 * 1024 * 1024

/** Events that a preview shows; the import takes all. */
export const MAX_PREVIEWED = 200

const Found = z.object({
  uid: z.string(),
  title: z.string(),
  /** The first occurrence's, ISO 8601 in UTC. */
  start_date: z.string(),
  end_date: z.string(),
  all_day: z.boolean(),
  /** '' for a single event. */
  rule: z.string(),
  /** Whether there is an event of the same UID already that is left as it is. */
  known: z.boolean(),
  /** Whether there is one that is changed to the newer version of the file. */
  updated: z.boolean(),
})

const Result = z.object({
  /** Events that are new, that are there and changed to a newer version, and that are there and left as they are. */
  added: z.int().nonnegative(),
  updated: z.int().nonnegative(),
  known: z.int().nonnegative(),
  /** What is left out, and why, in Portuguese; the first 50. */
  refused: z.array(z.object({ title: z.string(), reason: z.string() })),
  /** What is changed on the way, e.g. an unknown zone. */
  remarks: z.array(z.string()),
})

/** Import of a calendar file. The body of both calls is the file itself: nothing is stored between them. */
export const importContract = {
  preview: privateCall
    .meta({ access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_IMPORT_SIZE })
    .route({
      method: 'POST',
      path: '/calendar/import/preview',
      summary: 'Mostra o que há em um arquivo .ics',
      inputStructure: 'detailed',
      spec: describeUpload,
    })
    .output(z.object({ data: Result.extend({ events: z.array(Found) }) })),
  run: privateCall
    .meta({ access: 'staff', changesPages: false, raw: true, bodyLimit: MAX_IMPORT_SIZE })
    .route({
      method: 'POST',
      path: '/calendar/import',
      summary: 'Traz os eventos de um arquivo .ics',
      inputStructure: 'detailed',
      spec: describeUpload,
    })
    .output(z.object({ result: z.literal(true), data: Result })),
}

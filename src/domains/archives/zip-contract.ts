import { adminCall } from '#platform/contract/call.ts'
import { z } from '#platform/contract/fields.ts'
import { describeFile, describeForm, fileAnswer } from '#platform/contract/files.ts'
import { pastImportCalls, RecordImport } from '#platform/contract/record-import.ts'

/** Articles as Markdown files with their pictures, in one ZIP: out, and in again. */

/** Bytes of a ZIP at most: 256 MiB. */
export const MAX_ZIP = 256 * 1024 * 1024
/** Articles of one ZIP at most. */
export const MAX_IMPORTED = 1000

const LeftOut = z.object({ /** Of the file in the ZIP. */ path: z.string(), /** Why. */ text: z.string() })

/** An article that a file of the ZIP becomes. */
const ZippedArticle = z.object({
  path: z.string(),
  title: z.string(),
  state: z.enum(['published', 'draft', 'scheduled']),
  /** Its date, or the moment that it is scheduled for, ISO 8601 in UTC; null: none, or the moment of the import. */
  date: z.string().nullable(),
  /** Pictures that come with it. */
  pictures: z.int().nonnegative(),
  /** What people should know of it before. */
  notes: z.array(z.string()),
  /** The date of an article with the same title that is here already; null: there is none. ISO 8601 in UTC. */
  there: z.string().nullable(),
})
export type ZippedArticle = z.infer<typeof ZippedArticle>

export const ArticlesPreview = z.object({
  articles: z.array(ZippedArticle).max(MAX_IMPORTED),
  /** The first `SHOWN_ROWS` files that do not come in, and how many there are. */
  refused: z.array(LeftOut),
  refusedCount: z.int().nonnegative(),
  /** Files that no text shows, and that are no text. */
  unused: z.int().nonnegative(),
  /** Fields in the heads of files that are not read, by their names. */
  ignored: z.array(z.string()),
})
export type ArticlesPreview = z.infer<typeof ArticlesPreview>

/** What somebody has chosen in the preview, as JSON. What is not named comes in, unless its title is here already. */
export const ImportChoices = z.object({
  /** Files that stay out, by their paths. */
  skip: z.array(z.string().max(2000)).max(MAX_IMPORTED).default([]),
  /** Files that come in although their titles are here already. */
  asNew: z.array(z.string().max(2000)).max(MAX_IMPORTED).default([]),
  /** Whether all come in as drafts. */
  drafts: z.boolean().default(false),
})
export type ImportChoices = z.infer<typeof ImportChoices>

const upload = { access: 'admin', raw: true, bodyLimit: MAX_ZIP + 4 * 1024 * 1024 } as const
const file = { type: 'string', format: 'binary', description: 'O ZIP' } as const

export const zipContract = {
  export: adminCall
    .meta({ access: 'admin', changesPages: false, records: 'export' })
    .route({
      method: 'GET',
      path: '/archives/export',
      summary: 'Exporta todos os artigos: um ZIP com um Markdown de cada um e as imagens, que volta a entrar',
      outputStructure: 'detailed',
      spec: describeFile,
    })
    .output(fileAnswer),
  import: {
    /** Keeps nothing. A form with `file`. */
    preview: adminCall
      .meta({ ...upload, changesPages: false })
      .route({
        method: 'POST',
        path: '/archives/import/preview',
        summary: 'Lê um ZIP de artigos e mostra o que entraria',
        inputStructure: 'detailed',
        spec: describeForm({ file }),
      })
      .output(z.object({ data: ArticlesPreview })),
    /** The same form again, with the choices. All that is chosen, or nothing. */
    commit: adminCall
      .meta(upload)
      .route({
        method: 'POST',
        path: '/archives/import',
        summary: 'Importa um ZIP de artigos',
        inputStructure: 'detailed',
        spec: describeForm({
          file,
          choices: {
            type: 'string',
            description: 'JSON: {"skip": […], "asNew": […], "drafts": false}, com os caminhos dos arquivos no ZIP',
          },
        }),
      })
      .output(z.object({ result: z.literal(true), data: RecordImport })),
    ...pastImportCalls(adminCall, 'admin', '/archives/import', 'artigos'),
  },
}

import type { Insertable } from 'kysely'
import type { Program } from '../../../platform/context.ts'
import type { Projects } from '../../../platform/db/tables.gen.ts'
import { renderSaved } from '../../../platform/markdown/render.ts'
import type { Project } from '../contract.ts'
import type { StoredDownloads } from './columns.ts'

/** A project as it is written down: what travels, and the files where they are kept. */
export type ProjectFields = Omit<
  Project,
  'id' | 'details' | 'link_download' | 'sizes' | 'kinds' | 'date_created' | 'date_update'
> & {
  details: Omit<Project['details'], 'html'>
  downloads: StoredDownloads
}

/** The fields as a row, the details rendered: nobody renders Markdown on the way to a reader. */
export async function toRow(fields: ProjectFields, now: Date): Promise<Insertable<Projects>> {
  const { sale, resum, details, downloads, ...same } = fields
  const { markdown, html } = await renderSaved(details.markedown)
  return {
    ...same,
    sale_image: sale.image,
    sale_title: sale.title,
    sale_description: sale.description,
    sale_value: Math.round(sale.value * 100),
    sale_video: sale.video,
    resum_image: resum.image,
    resum_title: resum.title,
    resum_tecnologi: resum.tecnologi,
    resum_description: resum.description,
    resum_video: resum.video,
    details_title: details.title,
    details_image: details.image,
    details_video: details.video,
    details_markedown: markdown,
    details_html: html,
    downloads: JSON.stringify(downloads),
    date_created: now,
    date_update: now,
  }
}

/** Keeps new projects, all or none, in the order given. */
export async function createProjects({ db, pages }: Pick<Program, 'db' | 'pages'>, rows: Insertable<Projects>[]) {
  await db.insertInto('projects').values(rows).execute()
  pages.drop()
}

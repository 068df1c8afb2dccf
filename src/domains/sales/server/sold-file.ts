import type { Context } from '#platform/context.ts'
import type { PrivateFile } from '#platform/files/private-files.ts'

/** The sold file of a project, also of a hidden one: who has bought it may download it. */
export async function findSoldFile({ db }: Pick<Context, 'db'>, project: number): Promise<PrivateFile | undefined> {
  const row = await db
    .selectFrom('projects')
    .select(['link_sale as key', 'sale_name as name', 'sale_size as size'])
    .where('id', '=', project)
    .where('link_sale', '<>', '')
    .executeTakeFirst()
  return row && { ...row, name: row.name || row.key.split('/').at(-1)! }
}

import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { AroundProject } from '../contract.ts'

const NOTHING: AroundProject = { previous: null, next: null, archives: [] }

/** Articles shown at the end of a project. */
const MAX_ARCHIVES = 3

/**
 * The public neighbours of a public project and the articles on its subject: those that its text links to,
 * then those that share most with its title, technologies and description.
 */
export async function findAround({ db }: Pick<Context, 'db'>, id: number): Promise<AroundProject> {
  const { rows } = await sql<AroundProject>`
    select
      (select json_build_object('id', other.id, 'title', other.title) from public_projects other
        where (other.date_created, other.id) < (project.date_created, project.id)
        order by other.date_created desc, other.id desc limit 1) as previous,
      (select json_build_object('id', other.id, 'title', other.title) from public_projects other
        where (other.date_created, other.id) > (project.date_created, project.id)
        order by other.date_created, other.id limit 1) as next,
      coalesce((select json_agg(json_build_object('id', near.id, 'title', near.title) order by linked desc, rank desc, near.id)
        from (
          select archive.id, archive.title,
            details_markedown ~ ('/archive-view/' || archive.id || '(?![0-9])') as linked,
            ts_rank(archive.search, subject) as rank
          from public_archives archive,
            (select string_agg(quote_literal(lexeme), ' | ')::tsquery as subject
              from unnest(ts_filter(project.search, '{a,b}'))) subjects
          where searched(archive.search) @@ subject
            or details_markedown ~ ('/archive-view/' || archive.id || '(?![0-9])')
          order by linked desc, rank desc, archive.id limit ${MAX_ARCHIVES}
        ) near), '[]') as archives
    from public_projects project where id = ${id}`.execute(db)
  return rows[0] ?? NOTHING
}

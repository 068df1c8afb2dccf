import { sql } from 'kysely'
import { archivePath } from '#domains/archives/archive.ts'
import type { Context } from '#platform/context.ts'
import type { AroundProject } from '../contract.ts'
import { projectPath } from '../project.ts'

interface Row {
  id: number
  title: string
}

interface Found {
  previous: Row | null
  next: Row | null
  archives: Row[]
}

const NOTHING: AroundProject = { previous: null, next: null, archives: [] }

/** Articles shown at the end of a project. */
const MAX_ARCHIVES = 3

/** Words that two texts must share, a technology counting as two: with one word alone nearly everything is alike. */
const MIN_SHARED = 2

/**
 * The public neighbours of a public project and the articles on its subject: those that its text links to, then those
 * whose titles and descriptions share most words with its own and its technologies; none where too few are shared.
 */
export async function findAround({ db }: Pick<Context, 'db'>, id: number): Promise<AroundProject> {
  const { rows } = await sql<Found>`
    with project as materialized (select * from public_projects where id = ${id}),
    linked as (
      select distinct found[1]::int as id
      from project, regexp_matches(details_markedown, '/archive-view/([0-9]{1,9})(?![0-9])', 'g') as found
    ),
    words as materialized (
      select lexeme, case when lexeme = any(tsvector_to_array(to_tsvector('portugues', search_text(resum_tecnologi))))
        then 2 else 1 end as worth
      from project, unnest(ts_filter(project.search, '{a,b}'))
      -- Neither figures nor single letters: they say nothing of a subject.
      where length(lexeme) > 2 and lexeme !~ '^[0-9]'
    ),
    alike as (
      select archive.id, sum(worth) as shared
      from (select string_agg(quote_literal(lexeme) || ':AB', ' | ')::tsquery as subject from words) subjects,
        public_archives archive, unnest(ts_filter(archive.search, '{a,b}')) as theirs, words
      where searched(archive.search) @@ subject and words.lexeme = theirs.lexeme
      group by archive.id having sum(worth) >= ${MIN_SHARED}
    )
    select
      (select json_build_object('id', other.id, 'title', other.title) from public_projects other
        where (other.date_created, other.id) < (project.date_created, project.id)
        order by other.date_created desc, other.id desc limit 1) as previous,
      (select json_build_object('id', other.id, 'title', other.title) from public_projects other
        where (other.date_created, other.id) > (project.date_created, project.id)
        order by other.date_created, other.id limit 1) as next,
      coalesce((select json_agg(json_build_object('id', near.id, 'title', near.title) order by place)
        from (
          select archive.id, archive.title,
            row_number() over (order by linked.id is null, shared desc nulls last, archive.date desc, archive.id) as place
          from (select id from linked union select id from alike) found
          join public_archives archive using (id) left join linked using (id) left join alike using (id)
          order by place limit ${MAX_ARCHIVES}
        ) near), '[]') as archives
    from project`.execute(db)
  const [found] = rows
  if (!found) return NOTHING
  return {
    previous: found.previous && withPath(found.previous, projectPath),
    next: found.next && withPath(found.next, projectPath),
    archives: found.archives.map((archive) => withPath(archive, archivePath)),
  }
}

const withPath = (row: Row, pathOf: (row: Row) => string) => ({ ...row, path: pathOf(row) })

import type { Program } from '#platform/context.ts'
import type { Named } from '../contract.ts'
import { archiveName, deviceName, pageName, projectOf, sourceName } from '../names.ts'
import type { Kind } from './counts.ts'

/** Most rows of each list. */
export const MAX_ROWS = 50

type Names = { kind: Kind; name: string; views: number }[]
export const ofKind = (names: Names, kind: Kind) =>
  names.filter((one) => one.kind === kind && (kind !== 'archive' || one.name))

/** The lists of a report; `likes` by the article's id, null where they are not counted. */
export async function nameRows(program: Pick<Program, 'db'>, names: Names, likes: Map<number, number> | null) {
  const named = (kind: Kind, write: (name: string) => string): Named[] =>
    ofKind(names, kind).map(({ name, views }) => ({ name: write(name), value: name, views }))
  const pages = ofKind(names, 'page')
  const views = new Map(ofKind(names, 'archive').map((one) => [Number(one.name), one.views]))
  const archives = [...new Set([...views.keys(), ...(likes?.keys() ?? [])])]
    .map((id) => ({ id, views: views.get(id) ?? 0, likes: likes && (likes.get(id) ?? 0) }))
    .sort((a, b) => b.views - a.views || (b.likes ?? 0) - (a.likes ?? 0) || a.id - b.id)
    .slice(0, MAX_ROWS)
  const [projectTitles, archiveTitles] = await Promise.all([
    titlesOf(
      program,
      'projects',
      pages.flatMap(({ name }) => projectOf(name) ?? []),
    ),
    titlesOf(
      program,
      'archives',
      archives.map(({ id }) => id),
    ),
  ])
  return {
    pages: named('page', (page) => projectTitles.get(projectOf(page) ?? 0) ?? pageName(page)),
    archives: archives.map(({ id, ...counts }) => ({ id, title: archiveName(archiveTitles.get(id), id), ...counts })),
    referrers: named('referrer', sourceName),
    campaigns: named('campaign', sourceName),
    devices: named('device', deviceName),
  }
}

export async function titlesOf({ db }: Pick<Program, 'db'>, table: 'projects' | 'archives', ids: number[]) {
  const rows = ids.length ? await db.selectFrom(table).select(['id', 'title']).where('id', 'in', ids).execute() : []
  return new Map(rows.map(({ id, title }) => [id, title]))
}

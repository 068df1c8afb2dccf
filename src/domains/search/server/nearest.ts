import { archivePath } from '#domains/archives/archive.ts'
import { projectPath } from '#domains/projects/project.ts'
import type { Context } from '#platform/context.ts'
import type { NearestPage } from '../contract.ts'
import { SEARCH_LIMIT, search } from './service.ts'

const MOST = 3
/** Words of an address that are looked for: the last ones, which say most. */
const MOST_WORDS = 8

/** What stands in addresses of any site and says nothing of a page. */
const COMMON = /^(index|html?|php|aspx?|www|p[aá]ginas?|pages?|view|categor(y|ia|ias)|tags?)$/i

/** Words that mean a list, and the list. */
const LISTS = [
  { words: /^(projetos?|projects?|portf[oó]lios?|trabalhos?|cases?)$/i, path: '/projects', title: 'Todos os projetos' },
  {
    words: /^(artigos?|articles?|archives?|arquivos?|blog|posts?|not[ií]cias?|news)$/i,
    path: '/archive',
    title: 'Todos os arquivos',
  },
]

/** The words of an address. 'BemVindoAoCafe' is four. */
export function wordsOfPath(path: string): string[] {
  let text = path.replace(/[?#].*/, '')
  try {
    text = decodeURIComponent(text)
  } catch {
    // What cannot be decoded is read as it stands.
  }
  const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => /\p{L}{3}/u.test(word) && word.length <= 40 && !COMMON.test(word))
  return [...new Set(said)].slice(-MOST_WORDS)
}

/** The public pages with most of the words of an address that is none. Throws 429 after too many from one network. */
export async function findNearest(context: Context, { path }: { path: string }): Promise<{ data: NearestPage[] }> {
  await context.limits.spend(SEARCH_LIMIT, context.network)
  const words = wordsOfPath(path)
  const lists = LISTS.filter((list) => words.some((word) => list.words.test(word)))
  const said = words.filter((word) => !lists.some((list) => list.words.test(word)))
  const { pages, data } =
    said.length > 0 ? await search(context, { q: said.join(' OU '), limit: MOST, page: 1 }) : { pages: [], data: [] }
  const found = data.map(({ kind, id, title }) => ({
    path: kind === 'project' ? projectPath({ id }) : archivePath({ id }),
    title,
  }))
  const near = [...found.slice(0, 2), ...pages.slice(0, 2), ...found.slice(2), ...lists].filter(
    (one) => one.path !== path,
  )
  return { data: near.slice(0, MOST).map(({ path, title }) => ({ path, title })) }
}

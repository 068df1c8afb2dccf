import { fold } from '#fold.ts'
import type { MarkdownContents } from '#platform/markdown/markdown-modules.ts'
import { CONTENTS, MANUAL_PATH } from './pages.ts'

/** How many results are shown. */
const MOST = 6

const FILES = import.meta.glob<MarkdownContents>('../../../docs/manual/*.md', {
  query: '?contents',
  import: 'default',
  eager: true,
})

/** All pages and their parts, each with its address. */
const PARTS = Object.entries(FILES).flatMap(([path, { title, headings }]) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
  const to = name === CONTENTS ? MANUAL_PATH : `${MANUAL_PATH}/${name}`
  const parts = headings.map(({ id, text }) => ({ to: `${to}#${id}`, label: text, note: `Ajuda: ${title}` }))
  return [{ to, label: title, note: 'Ajuda' }, ...(name === CONTENTS ? [] : parts)]
})

/** The parts of the manual whose heading, with its page's title, has all words of a text, those whose heading has them first; none for ''. */
export function findInManual(text: string) {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (name: string) => words.every((word) => fold(name).includes(word))
  const found = PARTS.filter(({ label, note }) => has(`${note} ${label}`))
  return [...found.filter(({ label }) => has(label)), ...found.filter(({ label }) => !has(label))].slice(0, MOST)
}

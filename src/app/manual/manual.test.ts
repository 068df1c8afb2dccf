import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from '#platform/markdown/headings.ts'
import { screensOf } from '#platform/markdown/markdown-modules.ts'
import { routes } from '../routes.ts'

const FOLDER = 'docs/manual'
const PICTURE_SIZE = 60 * 1024

/** The pages by name. */
const pages = new Map(
  globSync(`${FOLDER}/*.md`).map((path) => [path.slice(FOLDER.length + 1, -'.md'.length), readFileSync(path, 'utf8')]),
)

interface RouteNode {
  type: string
  id?: string
  path?: string
  children?: RouteNode[]
}

/** The path patterns of the screens at a node and below it. */
function screensBelow({ type, path = '', children = [] }: RouteNode, above = ''): string[] {
  const own = above + path
  const isScreen = type === 'index' || (type === 'route' && children.length === 0)
  return [...(isScreen ? [own] : []), ...children.flatMap((child) => screensBelow(child, own))]
}

const workbench = (routes.children as RouteNode[]).find(({ id }) => id === 'workbench')!
// An unknown address leads to the home page.
const screens = screensBelow(workbench).filter((path) => path !== '/dashboard/$')

test('every screen of the workbench has one page of the manual', () => {
  expect(screens.length).toBeGreaterThan(25)
  expect([...pages.values()].flatMap(screensOf).toSorted()).toEqual(screens.toSorted())
})

test('the table of contents names every page', () => {
  const named = [...pages.get('README')!.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name!)
  expect(named.toSorted()).toEqual([...pages.keys()].filter((name) => name !== 'README').toSorted())
})

test.each([...pages])('%s: its links lead somewhere, its pictures are small and described', (name, source) => {
  const text = source.replaceAll(/`[^`]+`/g, '')
  for (const [link, page, heading] of text.matchAll(/(?<!!)\[[^\]]+\]\((?:([\w-]+)\.md)?(?:#([^)]+))?\)/g)) {
    const target = pages.get(page ?? name)
    expect(target, link).toBeDefined()
    const headings = [...target!.matchAll(/^##+ (.+)$/gm)].map(([, title]) => slugOf(title!))
    if (heading) expect(headings, link).toContain(heading)
  }
  for (const [picture, alt, path] of text.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)) {
    expect(alt, picture).not.toBe('')
    expect(readFileSync(join(FOLDER, path!)).length, picture).toBeLessThanOrEqual(PICTURE_SIZE)
  }
})

/** What the program's own files say, without their line breaks. */
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  .map((path) => readFileSync(path, 'utf8').replace(/\s+/g, ' '))
  .join('\n')

test.each([...pages])('%s: what it names in bold or italics is on a screen by that name', (_, text) => {
  const named = [...text.matchAll(/\*{1,2}([^*]+)\*{1,2}/g)].flatMap(([, name]) => name!.split(' → '))
  expect(named.filter((name) => !sources.includes(name))).toEqual([])
})

/** Names of the interface as specified that the other one has too. */
const BOTH = ['Board', 'Backlog', 'Site', 'Situação', 'Status']

test.each([...pages])(
  '%s: it speaks Portuguese, and what is called otherwise as specified has that name beside it',
  (_, text) => {
    const names = [...text.matchAll(/(\*{1,2})([^*]+)\1(?:<!-- (.+?) -->)?/g)]
    const isPair = (specified: string, portuguese: string) => sources.includes(`['${specified}', '${portuguese}']`)
    for (const [, , name, specified] of names)
      if (specified)
        expect(isPair(specified, name!), `${specified} is not what ${name} is called as specified`).toBe(true)
    const english = names.map(([, , name]) => name!).filter((name) => !BOTH.includes(name))
    const isSpecified = (name: string) =>
      sources.includes(`['${name}', '`) && !sources.includes(`['${name}', '${name}'`)
    expect(english.filter(isSpecified)).toEqual([])
  },
)

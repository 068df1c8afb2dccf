import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((name) => ({
    path: resolve(ROOT, name),
    text: readFileSync(resolve(ROOT, name), 'utf8'),
  }))

/** Names of classes of a style sheet, but for those of the whole site. */
const classesOf = (css: string) => {
  const own = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
  return [...own.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!)
}

/** Where the style sheets are used: by path, the classes that the importing modules name; undefined for all of them. */
function findUses() {
  const uses = new Map<string, Set<string> | undefined>()
  for (const { path, text } of read('src/**/*.{ts,tsx}'))
    for (const [, name, from] of text.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
      const sheet = from!.startsWith('#') ? resolve(ROOT, 'src', from!.slice(1)) : resolve(dirname(path), from!)
      const body = text.replace(/^import .*$/gm, '')
      const isWhole = new RegExp(`\\b${name}\\[|[({,=] ?${name}\\b(?!\\.)`).test(body)
      const named = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one!)
      const known = uses.has(sheet) ? uses.get(sheet) : new Set<string>()
      uses.set(sheet, isWhole || !known ? undefined : new Set([...known, ...named]))
    }
  return uses
}

test('every class of a style sheet is used, and every class that is used is there', () => {
  const uses = findUses()
  const wrong = read('src/**/*.module.css').flatMap(({ path, text }) => {
    const used = uses.has(path) ? uses.get(path) : new Set<string>()
    if (!used) return []
    const defined = new Set(classesOf(text))
    const either = [...defined, ...used].filter((name) => !defined.has(name) || !used.has(name))
    return either.map((name) => `${path.slice(ROOT.length)} .${name}`)
  })
  expect(wrong).toEqual([])
})

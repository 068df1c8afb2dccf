import type { Element, ElementContent, Root } from 'hast'
import { createHighlighterCore, type GrammarState, type HighlighterCore, type ThemedToken } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { visit } from 'unist-util-visit'
import { findLanguage, loadGrammar } from './code-languages.ts'
import { codeTheme, PLAIN } from './code-theme.ts'
import { textOf } from './tree.ts'

// Characters. Tokens take about a hundred times the memory of their text: larger code is shown plain.
const MAX_BLOCK = 200_000
const MAX_TOTAL = 600_000
const MAX_LINE = 2_000

/** Milliseconds for one line, so that a slow one leaves time for the others. */
const LINE_MS = 2_000

let opened: Promise<HighlighterCore> | undefined
const openHighlighter = () => {
  opened ??= createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  return opened
}

/**
 * Colours the code blocks in known languages, and makes all blocks focusable, since they scroll.
 * @param timeMs milliseconds for all code of the text; the rest stays plain
 * @returns whether time ran out, so that another try may colour more
 */
export async function highlightCode(tree: Root, timeMs: number): Promise<boolean> {
  const blocks: { code: Element; language: string }[] = []
  visit(tree, 'element', (pre) => {
    // A block is visited before its code element, so that its language is read before the class is removed.
    if (pre.tagName === 'code') pre.properties.className = undefined
    if (pre.tagName !== 'pre') return
    pre.properties.tabIndex = 0
    const code = pre.children.find((child) => child.type === 'element' && child.tagName === 'code') as
      | Element
      | undefined
    const name = code && languageName(code)
    if (!code || !name) return
    pre.properties.dataLanguage = name
    const language = findLanguage(name)
    if (language) blocks.push({ code, language })
  })
  let total = 0
  let ranOut = false
  const end = performance.now() + timeMs
  for (const { code, language } of blocks) {
    const text = textOf(code)
    if (text.length > MAX_BLOCK || total + text.length > MAX_TOTAL) continue
    total += text.length
    const coloured = await colour(text, language, end)
    code.children = joinTokens(coloured.lines)
    ranOut ||= coloured.ranOut
  }
  return ranOut
}

/** The language as the author named it, e.g. 'ts' of ```` ```ts ````; '' where there is none. */
function languageName(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : []
  const name = classes.map(String).find((value) => value.startsWith('language-'))
  return name?.slice('language-'.length, 60).toLowerCase() ?? ''
}

type Line = Pick<ThemedToken, 'content' | 'color'>[]

/** The tokens of each line; one plain token for each line after the time `end`. */
async function colour(text: string, language: string, end: number) {
  const highlighter = await openHighlighter()
  if (!highlighter.getLoadedLanguages().includes(language)) await highlighter.loadLanguage(await loadGrammar(language))
  const lines: Line[] = []
  let grammarState: GrammarState | undefined
  let ranOut = false
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const start = performance.now()
    // Whole milliseconds: 0 would mean no limit to Shiki.
    const limit = Math.floor(Math.min(LINE_MS, end - start))
    if (limit < 1) {
      lines.push([{ content: line }])
      ranOut = true
      continue
    }
    const tokens = highlighter.codeToTokensBase(line, {
      lang: language,
      theme: 'vitrine',
      tokenizeMaxLineLength: MAX_LINE,
      tokenizeTimeLimit: limit,
      grammarState,
    })
    grammarState = highlighter.getLastGrammarState(tokens)
    lines.push(tokens.flat())
    ranOut ||= performance.now() - start >= limit
  }
  return { lines, ranOut }
}

/** Joins adjacent tokens of the same class, across spaces and lines, into one element: half the markup. */
function joinTokens(lines: Line[]): ElementContent[] {
  const runs: { name: string; text: string }[] = []
  const add = (name: string, text: string) => {
    const last = runs.at(-1)
    if (last && (last.name === name || text.trim() === '')) last.text += text
    else runs.push({ name, text })
  }
  for (const line of lines) {
    for (const token of line) add(token.color ?? PLAIN, token.content)
    add(PLAIN, '\n')
  }
  return runs.map(({ name, text }) =>
    name === PLAIN
      ? { type: 'text', value: text }
      : {
          type: 'element',
          tagName: 'span',
          properties: { className: [name] },
          children: [{ type: 'text', value: text }],
        },
  )
}

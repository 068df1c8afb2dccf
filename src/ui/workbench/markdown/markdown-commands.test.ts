import { expect, test } from 'vitest'
import {
  type Change,
  COMMANDS,
  type CommandName,
  continueList,
  insertBlock,
  pasteLink,
  type Written,
} from './markdown-commands.ts'

/** Reads 'um [dois] três': what stands in brackets is selected, '[]' is the caret. */
function read(marked: string): Written {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  return { text: marked.replace('[', '').replace(']', ''), start, end }
}

function apply(marked: string, change: (written: Written) => Change): string {
  const written = read(marked)
  const { from, to, text, select } = change(written)
  const result = written.text.slice(0, from) + text + written.text.slice(to)
  return `${result.slice(0, select[0])}[${result.slice(select[0], select[1])}]${result.slice(select[1])}`
}

const cases: [CommandName, string, string][] = [
  ['bold', 'um [dois] três', 'um **[dois]** três'],
  ['bold', 'um **[dois]** três', 'um [dois] três'],
  ['bold', 'um []', 'um **[negrito]**'],
  ['italic', '[um]', '*[um]*'],
  ['italic', '*[um]*', '[um]'],
  ['italic', '**[um]**', '***[um]***'],
  ['heading', 'antes\num [] título', 'antes\n## um  título[]'],
  ['heading', '## um[]', '### um[]'],
  ['heading', '### um[]', 'um[]'],
  ['list', 'a\n[b\nc]', 'a\n[- b\n- c]'],
  ['list', '[- b\n- c]', '[b\nc]'],
  ['quote', 'dito[]', '> dito[]'],
  ['code', 'roda [npm start] aqui', 'roda `[npm start]` aqui'],
  ['code', '[a\nb]', '```[]\na\nb\n```'],
]
for (const [name, before, after] of cases) {
  test(`${name}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`, () => {
    expect(apply(before, COMMANDS[name])).toBe(after)
  })
}

test('a link selects what is still missing: the address, or the text where the address was selected', () => {
  const link = (text: string, start: number, end: number) => COMMANDS.link({ text, start, end })
  expect(link('ver aqui', 4, 8)).toEqual({ from: 4, to: 8, text: '[aqui](https://)', select: [11, 19] })
  expect(link('https://x.org', 0, 13)).toEqual({ from: 0, to: 13, text: '[texto](https://x.org)', select: [1, 6] })
})

test('a block stands on lines of its own', () => {
  expect(apply('um[]', (written) => insertBlock(written, '![]()'))).toBe('um\n\n![]()\n[]')
  expect(apply('[]', (written) => insertBlock(written, '![]()'))).toBe('![]()\n[]')
  expect(apply('um\n[]\ndois', (written) => insertBlock(written, '![]()'))).toBe('um\n![]()[]\ndois')
})

test.each([
  ['- um[]', '- um\n- []'],
  ['  * um[] e', '  * um\n  * [] e'],
  ['9. nove[]', '9. nove\n10. []'],
  ['1) um[]', '1) um\n2) []'],
  ['> - dito[]', '> - dito\n> - []'],
  ['- um\n- []', '- um\n[]'],
  ['- um\n3. []', '- um\n[]'],
  ['```\n- a\n```\n- b[]', '```\n- a\n```\n- b\n- []'],
])('Enter in %j makes %j', (before, after) => {
  expect(apply(before, (written) => continueList(written)!)).toBe(after)
})

test('a task of a list is followed by one that is open', () => {
  expect(continueList({ text: '- [x] feito', start: 11, end: 11 })?.text).toBe('\n- [ ] ')
})

test.each(['texto[]', '- um [dois]', '-um[]', '[]', '```\n- a[]'])('Enter in %j is the browser’s own', (before) =>
  expect(continueList(read(before))).toBeUndefined(),
)

test('an address pasted over words makes them a link, any other text and any other place does not', () => {
  const paste = (pasted: string) => (written: Written) => pasteLink(written, pasted)!
  expect(apply('veja [aqui] já', paste(' https://a.b/c(d) ')).replace('[]', '|')).toBe(
    'veja [aqui](https://a.b/c%28d%29)| já',
  )
  expect(pasteLink(read('veja [] já'), 'https://a.b')).toBeUndefined()
  expect(pasteLink(read('veja [aqui] já'), 'duas palavras')).toBeUndefined()
  expect(pasteLink(read('[https://a.b]'), 'https://c.d')).toBeUndefined()
})

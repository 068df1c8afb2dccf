import { describe, expect, test } from 'vitest'
import { LONGEST_LINE, makeLogReader, parseLine, programOf } from './log.ts'

const at = (moment: string) => Date.parse(`${moment}Z`) / 1000
const read = (text: string, size = text.length) => {
  const reader = makeLogReader()
  const lines = []
  for (let from = 0; from < text.length; from += size) lines.push(...reader.push(text.slice(from, from + size)))
  lines.push(...reader.end())
  return { lines, bad: reader.bad.count, examples: reader.bad.examples }
}

describe('[SCR-04] a line of the log', () => {
  test.each([
    ['2026-11-20_08-05-12 | main.c - Visual Studio Code', 'Visual Studio Code'],
    ['2026-11-20_08-05-12 - main.c - Visual Studio Code', 'Visual Studio Code'],
    ['2026-11-20_08-05-12;KiCad', 'KiCad'],
    ['2026-11-20_08-05-12, KiCad', 'KiCad'],
    ['2026-11-20_08-05-12\tKiCad', 'KiCad'],
    ['2026-11-20_08-05-12: KiCad', 'KiCad'],
    ['2026-11-20_08-05-12 -> KiCad', 'KiCad'],
    ['2026-11-20_08-05-12 => KiCad', 'KiCad'],
    ['2026-11-20_08-05-12 KiCad', 'KiCad'],
    ['2026-11-20_8-5-12 | KiCad', 'KiCad'],
    ['2026-11-20_08-05-12 | a | b', 'a | b'],
  ])('%s', (line, app) => {
    expect(parseLine(line)).toEqual({ at: at('2026-11-20T08:05:12'), app, seconds: null })
  })

  test.each(['', ' |', ' | ', ' -', '|', ';', '\t'])('has no title where it ends in %j', (end) => {
    expect(parseLine(`2026-11-20_08-05-12${end}`.trim())).toEqual({
      at: at('2026-11-20T08:05:12'),
      app: '',
      seconds: null,
    })
  })

  test.each([
    'KiCad',
    '2026-11-20 08:05:12 | KiCad',
    '2026-11-20_08-05 | KiCad',
    '2026-11-20_08-05-123 | KiCad',
    '2026-11-20_08-05-12KiCad',
    '26-11-20_08-05-12 | KiCad',
    '2026-02-30_08-05-12 | KiCad',
    '2026-13-01_08-05-12 | KiCad',
    '2026-00-10_08-05-12 | KiCad',
    '2026-11-20_24-00-00 | KiCad',
    '2026-11-20_08-60-00 | KiCad',
    '1999-11-20_08-05-12 | KiCad',
    `2026-11-20_08-05-12 | ${'x'.repeat(LONGEST_LINE)}`,
  ])('is dropped where it is none: %.60s', (line) => {
    expect(parseLine(line)).toBeUndefined()
  })

  test('the 29th of February is there in leap years alone, and no moment after the latest', () => {
    expect(parseLine('2028-02-29_00-00-00 | a')).toBeDefined()
    expect(parseLine('2026-02-29_00-00-00 | a')).toBeUndefined()
    expect(parseLine('2026-11-20_08-05-12 | a', at('2026-11-20T08:05:12'))).toBeDefined()
    expect(parseLine('2026-11-20_08-05-13 | a', at('2026-11-20T08:05:12'))).toBeUndefined()
  })
})

test.each([
  ['main.c - estufa - Visual Studio Code', 'Visual Studio Code'],
  ['(3) Três Camadas - Telegram', 'Telegram'],
  ['(12) WhatsApp', 'WhatsApp'],
  ['(3) (4) Fila', '(4) Fila'],
  ['Anotações (3) rascunho', 'Anotações (3) rascunho'],
  ['(3)', '(3)'],
  ['Início — Mozilla Firefox', 'Mozilla Firefox'],
  ['pré-moldado', 'pré-moldado'],
  ['Terminal', 'Terminal'],
  ['a - ', 'a -'],
  [' - ', '-'],
  ['  ', ''],
  ['', ''],
  ['a\u0000b - Ter\u0007minal', 'Ter minal'],
])('[SCR-04] the program of %j is %j', (title, program) => {
  expect(programOf(title)).toBe(program)
})

test('a program’s name is cut after 120 characters, and no character in two', () => {
  expect(programOf('x'.repeat(500))).toHaveLength(120)
  expect(programOf(`${'x'.repeat(119)}😀`)).toBe('x'.repeat(119))
})

describe('[SCR-04] a log', () => {
  const LOG =
    '\ufeff2026-11-20_08-00-00 | a - Editor\r\n\r\nlixo\r\n2026-11-20_08-02-00 |\r\n2026-99-20_08-00-00 | b\n2026-11-20_08-01-00 | Terminal'

  test.each([1, 2, 7, 30, 1000])('comes in pieces of %i characters; what is bad is counted, with its place', (size) => {
    const { lines, bad, examples } = read(LOG, size)
    expect(lines.map(({ app }) => app)).toEqual(['Editor', '', 'Terminal'])
    expect(bad).toBe(2)
    expect(examples).toEqual([
      { line: 3, text: 'lixo' },
      { line: 5, text: '2026-99-20_08-00-00 | b' },
    ])
  })

  test('only the first five bad lines are kept, each but its beginning', () => {
    const { bad, examples } = read(`${'y'.repeat(300)}\n`.repeat(40))
    expect(bad).toBe(40)
    expect(examples.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
    expect(examples[0]!.text).toBe(`${'y'.repeat(120)}...`)
  })

  test('a line without end is one bad line, of which only the head is kept', () => {
    const reader = makeLogReader()
    for (let count = 0; count < 2000; count++) expect([...reader.push('z'.repeat(10_000))]).toEqual([])
    expect([...reader.push('\n2026-11-20_08-00-00 | a')]).toEqual([])
    expect([...reader.end()]).toHaveLength(1)
    expect(reader.bad.count).toBe(1)
  })
})

/** A text being written, and what is selected in it: the characters from `start` up to `end`. */
export interface Written {
  text: string
  start: number
  end: number
}

/** A change to it: the characters from `from` up to `to` become `text`, and `select` is selected afterwards. */
export interface Change {
  from: number
  to: number
  text: string
  select: [start: number, end: number]
}

type Command = (written: Written) => Change

/** Bold and the like: puts the mark around the selection, or takes it away where it is already there. */
const wrap =
  (mark: string, example: string): Command =>
  ({ text, start, end }) => {
    const size = mark.length
    const around = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
    // One asterisk beside another belongs to bold.
    const longer = mark === '*' && text[start - 2] === '*' && text[start - 3] !== '*'
    if (start >= size && around && !longer) {
      return { from: start - size, to: end + size, text: text.slice(start, end), select: [start - size, end - size] }
    }
    const chosen = text.slice(start, end) || example
    return { from: start, to: end, text: mark + chosen + mark, select: [start + size, start + size + chosen.length] }
  }

/** The whole lines that the selection touches. */
function linesOf({ text, start, end }: Written) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end)
  const to = last < 0 ? text.length : last
  return { from, to, lines: text.slice(from, to).split('\n') }
}

/** Lists and quotes: puts the mark before each line, or takes it away where all have it. */
const prefix =
  (mark: string): Command =>
  (written) => {
    const { from, to, lines } = linesOf(written)
    const all = lines.every((line) => line.startsWith(mark))
    const text = lines.map((line) => (all ? line.slice(mark.length) : mark + line)).join('\n')
    return { from, to, text, select: lines.length > 1 ? [from, from + text.length] : caret(from + text.length) }
  }

/** A line becomes a heading, then a smaller one, then a plain line again. */
const cycleHeading: Command = (written) => {
  const { from, lines } = linesOf(written)
  const line = lines[0] ?? ''
  const [, hashes = '', rest = line] = /^(#{1,6}) (.*)$/.exec(line) ?? []
  const next = hashes === '' ? '## ' : hashes === '##' ? '### ' : ''
  return { from, to: from + line.length, text: next + rest, select: caret(from + next.length + rest.length) }
}

/** A link over the selection; the part still missing is selected. */
const addLink: Command = ({ text, start, end }) => {
  const chosen = text.slice(start, end)
  if (/^https?:\/\/\S+$/.test(chosen)) {
    return { from: start, to: end, text: `[texto](${chosen})`, select: [start + 1, start + 1 + 'texto'.length] }
  }
  const label = chosen || 'texto'
  const address = start + label.length + 3
  return { from: start, to: end, text: `[${label}](https://)`, select: [address, address + 'https://'.length] }
}

/** Code within a line, or a block where the selection has several lines. */
const addCode: Command = (written) => {
  const { text, start, end } = written
  if (!text.slice(start, end).includes('\n')) return wrap('`', 'código')(written)
  const { from, to, lines } = linesOf(written)
  const block = `\`\`\`\n${lines.join('\n')}\n\`\`\``
  return { from, to, text: block, select: caret(from + 3) }
}

/** What is put in the selection's place, on lines of its own. */
export function insertBlock({ text, start, end }: Written, block: string): Change {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n\n'
  const after = text[end] === '\n' ? '' : '\n'
  const written = before + block + after
  return { from: start, to: end, text: written, select: caret(start + written.length) }
}

const caret = (at: number): [number, number] => [at, at]

/** What the toolbar and the keyboard offer, by name. */
export const COMMANDS = {
  bold: wrap('**', 'negrito'),
  italic: wrap('*', 'itálico'),
  heading: cycleHeading,
  link: addLink,
  list: prefix('- '),
  quote: prefix('> '),
  code: addCode,
} satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

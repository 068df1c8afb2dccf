/** A text with its selection, from `start` up to `end`. */
export interface Written {
  text: string
  start: number
  end: number
}

/** A change: the characters from `from` up to `to` become `text`, and `select` is the new selection. */
export interface Change {
  from: number
  to: number
  text: string
  select: [start: number, end: number]
}

type Command = (written: Written) => Change

/** Adds a mark around the selection, e.g. for bold, or removes it. */
const wrap =
  (mark: string, example: string): Command =>
  ({ text, start, end }) => {
    const size = mark.length
    const around = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
    // An asterisk next to another one is part of bold.
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

/** Adds a mark before each line, for lists and quotes, or removes it if all lines have it. */
const prefix =
  (mark: string): Command =>
  (written) => {
    const { from, to, lines } = linesOf(written)
    const all = lines.every((line) => line.startsWith(mark))
    const text = lines.map((line) => (all ? line.slice(mark.length) : mark + line)).join('\n')
    return { from, to, text, select: lines.length > 1 ? [from, from + text.length] : caret(from + text.length) }
  }

/** Makes a line a level 2 heading, then level 3, then plain again. */
const cycleHeading: Command = (written) => {
  const { from, lines } = linesOf(written)
  const line = lines[0] ?? ''
  const [, hashes = '', rest = line] = /^(#{1,6}) (.*)$/.exec(line) ?? []
  const next = hashes === '' ? '## ' : hashes === '##' ? '### ' : ''
  return { from, to: from + line.length, text: next + rest, select: caret(from + next.length + rest.length) }
}

/** Makes the selection a link, and selects the part to fill in. */
const addLink: Command = ({ text, start, end }) => {
  const chosen = text.slice(start, end)
  if (/^https?:\/\/\S+$/.test(chosen)) {
    return { from: start, to: end, text: `[texto](${chosen})`, select: [start + 1, start + 1 + 'texto'.length] }
  }
  const label = chosen || 'texto'
  const address = start + label.length + 3
  return { from: start, to: end, text: `[${label}](https://)`, select: [address, address + 'https://'.length] }
}

/** Marks the selection as code, as a block if it has several lines. */
const addCode: Command = (written) => {
  const { text, start, end } = written
  if (!text.slice(start, end).includes('\n')) return wrap('`', 'código')(written)
  const { from, to, lines } = linesOf(written)
  const block = `\`\`\`\n${lines.join('\n')}\n\`\`\``
  return { from, to, text: block, select: caret(from + 3) }
}

/** Replaces the selection by a block on lines of its own. */
export function insertBlock({ text, start, end }: Written, block: string): Change {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n\n'
  const after = text[end] === '\n' ? '' : '\n'
  const written = before + block + after
  return { from: start, to: end, text: written, select: caret(start + written.length) }
}

/** A list item's mark with the indent before it: '- ', '2. ', '- [ ] ', and in a quote '> - '. */
const ITEM = /^(?<lead>[\s>]*)(?:(?<bullet>[-*+])|(?<number>\d{1,9})(?<point>[.)]))(?<gap>\s+)(?<box>\[[ xX]\]\s+)?/

/**
 * Begins the next item where Enter is pressed in a list, and ends the list in an empty one. Undefined elsewhere, and
 * within a block of code, where a line is what it is.
 */
export function continueList({ text, start, end }: Written): Change | undefined {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const item = ITEM.exec(line)
  if (start !== end || !item?.groups || isInCode(text.slice(0, from))) return undefined
  const { lead = '', bullet, number, point = '', gap = ' ', box } = item.groups
  const rest = text.slice(start).split('\n', 1)[0] ?? ''
  if (line === item[0] && rest.trim() === '') return { from, to: start, text: '', select: caret(from) }
  const mark = bullet ?? `${Number(number) + 1}${point}`
  const next = `\n${lead}${mark}${gap}${box ? '[ ] ' : ''}`
  return { from: start, to: start, text: next, select: caret(start + next.length) }
}

/** Whether a text ends within a fenced block of code. */
function isInCode(before: string) {
  const fences = before.match(/^[ \t]*(?:```|~~~)/gm) ?? []
  return fences.length % 2 === 1
}

/** Makes the selection a link where an address is pasted over it. Undefined for any other text, and over an address. */
export function pasteLink({ text, start, end }: Written, pasted: string): Change | undefined {
  const address = pasted.trim()
  const chosen = text.slice(start, end)
  const isPlain = chosen.trim() !== '' && !/[\n[\]]/.test(chosen) && !isAddress(chosen.trim())
  if (!isPlain || !isAddress(address)) return undefined
  const link = `[${chosen}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
  return { from: start, to: end, text: link, select: caret(start + link.length) }
}

const isAddress = (text: string) => /^(?:https?:\/\/|mailto:)\S+$/i.test(text)

const caret = (at: number): [number, number] => [at, at]

/** The commands of the toolbar and the keyboard, by name. */
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

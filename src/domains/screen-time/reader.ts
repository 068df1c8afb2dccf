/** What was in front at a moment. */
export interface Line {
  /** What São Paulo's clock showed, in seconds since 1970 as if it were set to UTC. */
  at: number
  /** The program's name; '' for a window without a title. */
  app: string
  /** How long it was in front, where the sender knows it; null where the line that follows tells. */
  seconds: number | null
}

/** A line that could not be read. */
export interface BadLine {
  /** Its number in the file, from 1. */
  line: number
  /** How it begins. */
  text: string
}

/** How many bad lines are shown; the others are only counted. */
const SHOWN = 5
/** Characters shown of each. */
const SHOWN_LENGTH = 120

/** The lines that were dropped: all counted, the first few kept to be shown. */
export interface BadList {
  readonly count: number
  readonly examples: readonly BadLine[]
  add(line: number, text: string): void
}

export function makeBadList(): BadList {
  let count = 0
  const examples: BadLine[] = []
  return {
    get count() {
      return count
    },
    examples,
    add(line, text) {
      count++
      if (examples.length < SHOWN) examples.push({ line, text: shorten(text) })
    },
  }
}

/** What a file of another kind is full of, and no screen shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const CONTROLS = /[\u0000-\u001f\u007f]/g

function shorten(text: string): string {
  const head = text.slice(0, SHOWN_LENGTH).replace(CONTROLS, '\ufffd').toWellFormed()
  return text.length > SHOWN_LENGTH ? `${head}...` : head
}

/** Reads a text that comes in pieces, in bounded memory. */
export interface Reader {
  readonly bad: BadList
  /** The lines that this piece completes. */
  push(text: string): Iterable<Line>
  /** Those left when there is no more. */
  end(): Iterable<Line>
}

import type { LogReport } from './contract.ts'

/** The active window at a time. */
export interface Line {
  /** São Paulo's local time, as seconds since 1970 if it were UTC. */
  at: number
  /** The program's name; '' for a window without a title. */
  app: string
  /** How long the window was active; null if unknown: then until the next line. */
  seconds: number | null
}

type BadLine = LogReport['examples'][number]

/** Bad lines given as examples; the others are only counted. */
const MAX_EXAMPLES = 5
/** Longest text of an example, in characters. */
const EXAMPLE_LENGTH = 120

/** The lines that could not be read: their number, and the first few as examples. */
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
      if (examples.length < MAX_EXAMPLES) examples.push({ line, text: shorten(text) })
    },
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the pattern is for
const CONTROLS = /[\u0000-\u001f\u007f]/g

function shorten(text: string): string {
  const head = text.slice(0, EXAMPLE_LENGTH).replace(CONTROLS, '\ufffd').toWellFormed()
  return text.length > EXAMPLE_LENGTH ? `${head}...` : head
}

/** Parses a text piece by piece, in bounded memory. */
export interface Reader {
  readonly bad: BadList
  /** Adds a piece; returns the lines that it completes. */
  push(text: string): Iterable<Line>
  /** Ends the text; returns the remaining lines. */
  end(): Iterable<Line>
}

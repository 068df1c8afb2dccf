import type { Pause } from './pause.ts'
import { durationOf, type MachineLine } from './usage.ts'

/** Seconds between two uses of a program that still belong together. */
const GAP = 600

/** A stretch in which a program was in front, with short breaks. */
export interface Block {
  app: string
  /** Seconds, as `Line.at`. */
  start: number
  end: number
  /** Seconds that it was in front; of two machines at once each second counts once. */
  used: number
}

/** The stretches of programs that begin within [from, until), in the order of their beginning, of at least `shortest` seconds. */
export function findBlocks(
  lines: readonly MachineLine[],
  { from, until, pause, shortest }: { from: number; until: number; pause: Pause; shortest: number },
): Block[] {
  const sorted = lines.toSorted((one, other) => one.machine - other.machine || one.at - other.at)
  const uses = sorted
    .map((line, index) => ({
      app: line.app,
      start: line.at,
      end: line.at + durationOf(line, sorted[index + 1], pause),
    }))
    .filter(({ app, start, end }) => app !== '' && end > start && start >= from && start < until)
    .sort((one, other) => one.start - other.start)
  const open = new Map<string, Block>()
  const blocks: Block[] = []
  for (const { app, start, end } of uses) {
    const last = open.get(app)
    if (last && start - last.end <= GAP) {
      last.used += Math.max(0, end - Math.max(start, last.end))
      last.end = Math.max(last.end, end)
    } else {
      const block = { app, start, end, used: end - start }
      open.set(app, block)
      blocks.push(block)
    }
  }
  return blocks.filter(({ used }) => used >= shortest)
}

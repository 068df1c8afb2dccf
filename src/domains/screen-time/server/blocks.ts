import type { Context } from '#platform/context.ts'
import { addDays } from '#time.ts'
import { type Block, findBlocks } from '../blocks.ts'
import { firstSecond } from '../usage.ts'
import { findLines } from './day.ts'
import { readPause } from './pause.ts'

/** The stretches of a person's programs that begin on the days from one to the other, both included. */
export async function listBlocks(
  context: Context,
  user: number,
  { from, to, shortest }: { from: string; to: string; shortest: number },
): Promise<Block[]> {
  const pause = await readPause(context)
  const lines = await findLines(context, user, { from, to }, pause)
  return findBlocks(lines, { from: firstSecond(from), until: firstSecond(addDays(to, 1)), pause, shortest })
}

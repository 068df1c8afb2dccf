/*
 * Draws the pictures that anybody may request, in the worker pool: a thread makes the SVG, and sharp a PNG of it where one
 * is needed. Both throw 503 where too many drawings wait.
 */
import type { WorkerPool } from '../worker/worker-pool.ts'

type Jobs = typeof import('../worker/thread.ts')
/** The jobs of the threads that draw. */
type Drawing = { [Name in keyof Jobs]: Name extends `draw${string}` ? Name : never }[keyof Jobs]

const ORDER = { lane: 'drawing', person: null } as const

/** Draws an SVG. */
export const drawSvg = <Name extends Drawing>(
  worker: WorkerPool,
  drawing: Name,
  input: Parameters<Jobs[Name]>[0],
): Promise<string> => worker.runInThread(drawing, input, ORDER)

/** Draws a PNG of at most so many colours. */
export async function drawPng<Name extends Drawing>(
  worker: WorkerPool,
  drawing: Name,
  input: Parameters<Jobs[Name]>[0],
  colours: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await drawSvg(worker, drawing, input)
  return worker.runHere(ORDER, async () => {
    const { default: sharp } = await import('sharp') // heavy: loaded with the first picture
    const picture = sharp(Buffer.from(svg)).timeout({ seconds: 10 })
    return new Uint8Array(await picture.png({ palette: true, colours }).toBuffer())
  })
}

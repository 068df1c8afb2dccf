import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'
import type { Lane } from '../worker/work-queue.ts'
import type { PdfSource } from './typst.ts'

/** Whose PDF it is: a request's context, or the program itself. */
export type PdfRequester = Pick<Context, 'worker' | 'log'> & Partial<Pick<Context, 'actor' | 'signal'>>

/**
 * Makes a tagged PDF (PDF/UA-1) in a thread. The same source always gives the same bytes.
 * Throws AppError 'unavailable' (503) where it takes more than 20 s, fails, or shows other amounts than `source.amounts`,
 * and as `WorkQueue.run` does.
 */
export async function makePdf(
  { worker, log, actor, signal }: PdfRequester,
  source: PdfSource,
  lane: Lane,
): Promise<Buffer<ArrayBuffer>> {
  try {
    const made = await worker.runInThread('makePdf', source, { lane, person: actor?.id ?? null, signal })
    if (!isDeepStrictEqual(made.amounts, source.amounts)) {
      log.error({ template: source.template }, 'a PDF does not show the amounts that it should')
      throw new AppError('unavailable', 'O PDF saiu com valores que não são os do documento, e não foi usado.')
    }
    return Buffer.from(made.pdf)
  } catch (error) {
    if (error instanceof AppError) throw error
    log.error({ err: error, template: source.template }, 'a PDF could not be made')
    throw new AppError('unavailable', 'O PDF não pôde ser feito agora. Tente de novo em instantes.')
  }
}

import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** Lets a job run at once whose last run failed. Throws 404 where it does not fail any more. */
export async function retryJob({ jobs }: Context, id: string) {
  if (!(await jobs.retry(id))) throw new AppError('missing', 'Este trabalho já não está entre os que falharam.')
  return { result: true as const }
}

import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { serve } from '#platform/http/calls.ts'
import { systemContract } from '../contract.ts'
import { backUp } from './back-up.ts'
import { dismissSteps, readFirstSteps } from './first-steps.ts'
import { readState } from './state.ts'
import { sendTestMail } from './test-mail.ts'

export const systemRoutes = serve(systemContract, {
  state: readState,
  testMail: sendTestMail,
  backUp,
  retryJob: (context, { id }) => retryJob(context, id),
  firstSteps: readFirstSteps,
  dismissSteps,
})

/** Lets a job run at once whose last run failed. Throws 404 where it does not fail any more. */
async function retryJob({ jobs }: Context, id: string) {
  if (!(await jobs.retry(id))) throw new AppError('missing', 'Este trabalho já não está entre os que falharam.')
  return { result: true as const }
}

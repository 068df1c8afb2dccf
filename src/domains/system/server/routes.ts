import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { systemContract } from '../contract.ts'
import { dismissSteps, readFirstSteps } from './first-steps.ts'
import { readState } from './state.ts'
import { sendTestMail } from './test-mail.ts'

const system = implement(systemContract).$context<Context>().use(enforceAccess)

export const systemRoutes = system.router({
  state: system.state.handler(({ context }) => readState(context)),
  testMail: system.testMail.handler(({ context }) => sendTestMail(context)),
  retryJob: system.retryJob.handler(({ context, input }) => retryJob(context, input.id)),
  firstSteps: system.firstSteps.handler(({ context }) => readFirstSteps(context)),
  dismissSteps: system.dismissSteps.handler(({ context, input }) => dismissSteps(context, input)),
})

/** Lets a job run at once whose last run failed. Throws 404 where it does not fail any more. */
async function retryJob({ jobs }: Context, id: string) {
  if (!(await jobs.retry(id))) throw new AppError('missing', 'Este trabalho já não está entre os que falharam.')
  return { result: true as const }
}

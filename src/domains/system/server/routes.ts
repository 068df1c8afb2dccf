import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { systemContract } from '../contract.ts'
import { dismissSteps, readFirstSteps } from './first-steps.ts'
import { retryJob } from './retry-job.ts'
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

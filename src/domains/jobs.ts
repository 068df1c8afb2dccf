import type { AnyJob } from '../platform/jobs/job.ts'
import { mailJob } from '../platform/mail/mail.ts'

/** What is done aside: after a call has been answered, or at set times. */
export const jobs: AnyJob[] = [mailJob]

import { forgetSessionsJob } from '#domains/accounts/server/forget-sessions.ts'
import { passwordLetterJob } from '#domains/accounts/server/password-letter.ts'
import { retentionJob } from '#domains/analytics/server/retention.ts'
import { viewTotalsJob } from '#domains/analytics/server/roll-up.ts'
import { publishJob } from '#domains/archives/server/publish.ts'
import { forgetJob } from '#domains/contact/server/forget.ts'
import { cleanFilesJob } from '#domains/projects/server/clean.ts'
import { cleanJob } from '#domains/uploads/server/clean.ts'
import { backupJob } from '#platform/backup/daily-backup.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { mailJob } from '#platform/mail/mail.ts'

/** What is done aside: after a call has been answered, or at set times. */
export const jobs: AnyJob[] = [
  mailJob,
  backupJob,
  publishJob,
  cleanJob,
  cleanFilesJob,
  retentionJob,
  viewTotalsJob,
  forgetJob,
  passwordLetterJob,
  forgetSessionsJob,
]

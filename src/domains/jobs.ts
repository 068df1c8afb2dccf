import { backupJob } from '../platform/backup/daily-backup.ts'
import type { AnyJob } from '../platform/jobs/job.ts'
import { mailJob } from '../platform/mail/mail.ts'
import { forgetSessionsJob } from './accounts/server/forget-sessions.ts'
import { passwordLetterJob } from './accounts/server/password-letter.ts'
import { retentionJob } from './analytics/server/retention.ts'
import { viewTotalsJob } from './analytics/server/roll-up.ts'
import { publishJob } from './archives/server/publish.ts'
import { forgetJob } from './contact/server/forget.ts'
import { cleanFilesJob } from './projects/server/clean.ts'
import { cleanJob } from './uploads/server/clean.ts'

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

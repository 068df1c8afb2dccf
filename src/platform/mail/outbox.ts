import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { DAY_MS } from '#time.ts'
import type { Program } from '../context.ts'
import { defineJob } from '../jobs/job.ts'
import type { Settings } from '../settings.ts'
import type { Email } from './email.ts'

/** Days that an e-mail stays in the outbox. */
const OUTBOX_DAYS = 30

/** Where e-mails go as files while no mail server is set. */
const folderOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'outbox')

/**
 * An e-mail's path in the outbox, e.g. 2026-11-23T15-00-00.000Z fulana@exemplo.com.br message-12 1b9d6bcd.eml: sorted by
 * time, the same for the same e-mail.
 */
export function outboxPath(settings: Pick<Settings, 'dataDir'>, { date, to, about }: Email, id: string): string {
  const address = to.replace(/[^\w.@+-]/g, '_').slice(0, 120)
  return join(
    folderOf(settings),
    `${[date.replaceAll(':', '-'), address, about, id.slice(0, 8)].filter(Boolean).join(' ')}.eml`,
  )
}

/** Removes the e-mails about records that were deleted. */
export async function removeFromOutbox(
  { settings }: Pick<Program, 'settings'>,
  records: readonly string[],
): Promise<void> {
  const gone = new Set(records)
  await removeFiles(settings, async (name) => name.split(' ').some((part) => gone.has(part)))
}

/** Removes the e-mails of more than a month ago. */
export const cleanOutboxJob = defineJob({
  name: 'clean-outbox',
  payload: z.object({}),
  schedule: '5 5 * * *',
  async handler({ settings, clock }) {
    const before = clock.now().getTime() - OUTBOX_DAYS * DAY_MS
    await removeFiles(settings, async (_name, path) => (await stat(path)).mtimeMs < before)
  },
})

async function removeFiles(
  settings: Pick<Settings, 'dataDir'>,
  isGone: (name: string, path: string) => Promise<boolean>,
) {
  const folder = folderOf(settings)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (await isGone(name, path)) await rm(path, { force: true })
  }
}

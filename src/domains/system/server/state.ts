import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { systemClock } from '#clock.ts'
import { backupJob, countBackups, lastBackup } from '#platform/backup/daily-backup.ts'
import type { Context } from '#platform/context.ts'
import { FREE_FLOOR, ROWS_FLOOR } from '#platform/files/room.ts'
import { mailDigest, readInstallation } from '#platform/installation.ts'
import { mailProblem } from '#platform/mail/deliver.ts'
import type { SystemState } from '../contract.ts'
import { problemText } from './mail-refusal.ts'

/** Hours after which a daily backup is missing. */
const BACKUP_HOURS = 26
/** Milliseconds within which a bucket must answer. */
const PATIENCE = 5000

/** Read once: it does not change while the program runs. */
const { version: program } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const started = systemClock.now()

/** How the installation is now. What cannot be reached is said, and does not fail the call. */
export async function readState(context: Context): Promise<{ data: SystemState }> {
  const [database, room, backup, mail, reachable, jobs] = await Promise.all([
    readDatabase(context),
    readRoom(context),
    readBackups(context),
    readMail(context),
    isStorageReachable(context),
    context.jobs.overview(),
  ])
  return {
    data: {
      version: { program, node: process.versions.node, started: started.toISOString() },
      database,
      room,
      backup,
      mail,
      storage: { kind: context.settings.s3 ? 'bucket' : 'folder', reachable },
      jobs: {
        ...jobs,
        failing: jobs.failing.map(({ sent, next, ...job }) => ({
          ...job,
          sent: sent.toISOString(),
          next: next?.toISOString() ?? null,
        })),
      },
    },
  }
}

async function readDatabase({ pool, settings }: Context) {
  const { rows } = await pool.query<{ version: string; bytes: string }>(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  )
  const [{ version, bytes }] = rows as [{ version: string; bytes: string }]
  return { version: version.split(' ')[0]!, embedded: settings.databaseUrl === undefined, bytes: Number(bytes) }
}

async function readRoom({ settings }: Context): Promise<SystemState['room']> {
  const { bavail, blocks, bsize } = await statfs(settings.dataDir)
  const free = bavail * bsize
  // Twice what is always left free: time to act before files are refused.
  const level = free < ROWS_FLOOR ? 'full' : free < 2 * FREE_FLOOR ? 'low' : 'enough'
  return { free, total: blocks * bsize, level }
}

/** The backups on this machine, and whether the last is late. */
export async function readBackups({ settings, db, jobs, clock }: Context) {
  const last = lastBackup(settings)
  const [{ backed_up_elsewhere_at }, isRunning] = await Promise.all([readInstallation(db), jobs.isUnderWay(backupJob)])
  const since = Math.max(last?.getTime() ?? 0, started.getTime())
  return {
    kept: settings.backups,
    stored: countBackups(settings),
    last: last?.toISOString() ?? null,
    isLate: settings.backups > 0 && clock.now().getTime() - since > BACKUP_HOURS * 3_600_000,
    isRunning,
    elsewhere: backed_up_elsewhere_at?.toISOString() ?? null,
  }
}

async function readMail({ db, mail }: Context): Promise<SystemState['mail']> {
  const [{ mail_tested_at, mail_tested_with }, { name, address }] = await Promise.all([
    readInstallation(db),
    mail.sender(),
  ])
  const { server } = mail
  const problem = server && (await mailProblem(server))
  const tested = server && mail_tested_with === mailDigest(server) ? mail_tested_at : null
  return {
    kind: server ? 'server' : 'outbox',
    set_by: server?.setBy ?? null,
    problem: server && problem ? problemText(problem, server) : '',
    from: name ? `${name} <${address}>` : address,
    tested: tested?.toISOString() ?? null,
  }
}

async function isStorageReachable({ storage, log }: Context): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, PATIENCE, false)
  const probe = storage.private.exists('probe').then(
    () => true,
    (err) => {
      log.warn({ err }, 'the files cannot be reached')
      return false
    },
  )
  return Promise.race([probe, late]).finally(() => clearTimeout(timer))
}

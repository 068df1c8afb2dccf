// npm run restore -- FILE: brings a backup into an empty installation: an empty or new DATA_DIR, or an empty DATABASE_URL.
// The program must be stopped.
import { resolve } from 'node:path'
import { reachToRestore } from '#platform/backup/reach.ts'
import { checkBackup, readBackup } from '#platform/backup/read-backup.ts'
import { readSettings } from '#platform/settings.ts'

const given = process.argv[2]
if (!given || process.argv.length > 3) {
  console.error('Usage: npm run restore -- FILE   (made by npm run backup)')
  process.exit(2)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')))
try {
  const file = resolve(process.env.INIT_CWD ?? '.', given) // as whoever typed it means it
  console.log(`Checking ${file}`)
  const backup = await checkBackup(file) // before anything is made for it
  const parts = await reachToRestore(readSettings(process.env))
  try {
    await readBackup(parts, backup, { report: console.log, signal: stop.signal })
    console.log(`Done: everything of ${file} is restored. Start the program with "npm start".`)
  } finally {
    await parts.close()
  }
} catch (error) {
  console.error(`Restore failed: ${(error as Error).message}`)
  process.exitCode = 1
}

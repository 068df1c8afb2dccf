// npm run backup -- FILE: writes the whole installation (database, files, key) into one new file, a tar.gz.
// Works while the program runs and while it does not.
import { resolve } from 'node:path'
import { reachToBackUp } from '#platform/backup/reach.ts'
import { formatBytes, writeBackup } from '#platform/backup/write-backup.ts'
import { readSettings } from '#platform/settings.ts'

const given = process.argv[2]
if (!given || process.argv.length > 3) {
  console.error('Usage: npm run backup -- FILE   (a new file, e.g. vitrine-2026-12-24.tar.gz)')
  process.exit(2)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')))
try {
  const file = resolve(process.env.INIT_CWD ?? '.', given) // as whoever typed it means it
  const parts = await reachToBackUp(readSettings(process.env))
  try {
    console.log(`Backing up to ${file}`)
    const size = await writeBackup(parts, file, { report: console.log, signal: stop.signal })
    console.log(`Done: ${file}, ${formatBytes(size)}.`)
    console.log(
      'It holds personal data, password hashes and the signing key. Only its owner can read it (mode 0600): keep it so.',
    )
  } finally {
    await parts.close()
  }
} catch (error) {
  console.error(`Backup failed: ${(error as Error).message}`)
  process.exitCode = 1
}

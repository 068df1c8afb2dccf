// npm run restore -- FILE: restores a backup into an empty installation: a new DATA_DIR, or an empty DATABASE_URL.
// The program must be stopped.
import { reachToRestore } from '#platform/backup/reach.ts'
import { checkBackup, readBackup } from '#platform/backup/read-backup.ts'
import { readSettings } from '#platform/settings.ts'
import { withBackupFile } from './with-backup-file.ts'

await withBackupFile('Restore', 'made by npm run backup', async (file, signal) => {
  console.log(`Checking ${file}`)
  const backup = await checkBackup(file) // before a data folder or a database is made for it
  const parts = await reachToRestore(readSettings(process.env))
  try {
    await readBackup(parts, backup, { report: console.log, signal })
    console.log(`Done: everything of ${file} is restored. Start the program with "npm start".`)
  } finally {
    await parts.close()
  }
})

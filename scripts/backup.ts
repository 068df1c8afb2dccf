// npm run backup -- FILE: writes the installation (database, files, key) into a new tar.gz. The program may run or not.
import { noteIfElsewhere } from '#platform/backup/elsewhere.ts'
import { reachExisting } from '#platform/backup/reach.ts'
import { formatBytes, writeBackup } from '#platform/backup/write-backup.ts'
import { readSettings } from '#platform/settings.ts'
import { withBackupFile } from './with-backup-file.ts'

await withBackupFile('Backup', 'a new file, e.g. vitrine-2026-12-24.tar.gz', async (file, signal) => {
  const parts = await reachExisting(readSettings(process.env))
  try {
    console.log(`Backing up to ${file}`)
    const size = await writeBackup(parts, file, { report: console.log, signal })
    await noteIfElsewhere(parts, file)
    console.log(`Done: ${file}, ${formatBytes(size)}.`)
    console.log(
      'It holds personal data, password hashes and the signing key. Only its owner can read it (mode 0600): keep it so.',
    )
  } finally {
    await parts.close()
  }
})

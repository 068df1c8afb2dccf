import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { readInstallation } from '../installation.ts'
import { noteIfElsewhere } from './elsewhere.ts'

const app = startApp()
/** Where an installation stores its data, and on what file system. */
const note = (dataDir: string) =>
  noteIfElsewhere({ pool: app.pool, settings: { ...app.settings, dataDir } }, join(tmpdir(), 'vitrine.tar.gz'))
const noted = async () => (await readInstallation(app.db)).backed_up_elsewhere_at

test('a backup counts as elsewhere on another file system alone', async () => {
  await note(tmpdir())
  expect(await noted()).toBeNull()
  await note('/dev')
  expect(await noted()).toBeInstanceOf(Date)
})

test('what an older version made, which does not know it, is backed up all the same', async () => {
  await app.pool.query('alter table installation rename to other')
  try {
    await expect(note('/dev')).resolves.toBeUndefined()
  } finally {
    await app.pool.query('alter table other rename to installation')
  }
})

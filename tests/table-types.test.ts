import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startApp } from './app.ts'
import { TABLE_TYPES, writeTableTypes } from './table-types.ts'

const app = startApp()

test('the types of the tables are those of the migrated database (npm run db:types writes them)', async () => {
  expect(readFileSync(TABLE_TYPES, 'utf8')).toBe(await writeTableTypes(app.db))
})

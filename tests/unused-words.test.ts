import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnusedWords } from '../scripts/house/unused-words.ts'

test('a word of the two interfaces that no screen says is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-words-'))
  try {
    mkdirSync(join(folder, 'web'))
    const table = join(folder, 'words.ts')
    writeFileSync(table, "export const boatWords = { boat: ['Boat', 'Barco'], oar: ['Oar', 'Remo'] }")
    writeFileSync(join(folder, 'web', 'screen.tsx'), 'export const title = boatWords.boat')
    expect(await findUnusedWords([table])).toEqual([`${table} has boatWords.oar`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

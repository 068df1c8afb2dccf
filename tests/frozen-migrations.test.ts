import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { findChangedMigrations, findUnfrozenMigrations, freezeMigrations } from '../scripts/house/frozen-migrations.ts'

/** A copy of the migrations, each test's own. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  cpSync('migrations', folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true }))
})
const path = (file: string) => join(folder, file)

test('a migration that was changed is found, and stays found after new ones are written down', () => {
  expect(findChangedMigrations(folder)).toEqual([])
  writeFileSync(path('0026_sales.sql'), 'select 1;')
  freezeMigrations(folder)
  expect(findChangedMigrations(folder)).toEqual(['0026_sales.sql was changed: write a new migration instead'])
})

test('so is one that was left out, or has another number', () => {
  rmSync(path('0005_page_news.sql'))
  expect(findChangedMigrations(folder)).toContain('0005_page_news.sql is missing or renamed')
  cpSync('migrations', folder, { recursive: true })
  renameSync(path('0005_page_news.sql'), path('0905_page_news.sql'))
  expect(findChangedMigrations(folder)).toEqual(
    expect.arrayContaining([
      '0005_page_news.sql is missing or renamed',
      '0905_page_news.sql does not have the number that follows the one before',
    ]),
  )
})

test('and one that took the number of another', () => {
  writeFileSync(path('0026_again.sql'), 'select 1;')
  freezeMigrations(folder)
  expect(findChangedMigrations(folder)).toContain('0026_sales.sql has another place in the order than in SHA256SUMS')
})

test('a new one is written down once', () => {
  writeFileSync(path('9999_later.sql'), 'select 1;')
  expect(findUnfrozenMigrations(folder)).toEqual(['9999_later.sql'])
  freezeMigrations(folder)
  freezeMigrations(folder)
  expect(findUnfrozenMigrations(folder)).toEqual([])
})

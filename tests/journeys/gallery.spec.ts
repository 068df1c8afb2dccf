import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

test('the build has no gallery: its address leads to the home page, as any that no screen has', async ({ page }) => {
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))
  const filesWith = (text: string) => built.filter((file) => readFileSync(join('dist', file), 'utf8').includes(text))
  expect(filesWith('Esta área é da administração')).not.toEqual([])
  expect(filesWith('Galeria do kit')).toEqual([])
  await page.goto('/dashboard/gallery')
  await expect(page).toHaveURL('/')
})

import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { eventOf, openCalendar, readDay, removeDemo, toast } from './calendar.ts'
import { test as base, expect, expectAccessible } from './site.ts'

interface Fixtures {
  /** A page in the browser of the other member of staff. */
  second: Page
}

const test = base.extend<Fixtures>({
  second: async ({ browser, sessions, complaints, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions.staff, baseURL: baseURL ?? '' })
    complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test('a calendar file is shown before it is imported, and adds nothing twice', async ({ page, admin }, testInfo) => {
  const file = testInfo.outputPath('feira.ics')
  writeFileSync(
    file,
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//teste//pt',
      'BEGIN:VEVENT',
      'UID:feira-1@exemplo',
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270901T120000Z',
      'DTEND:20270901T130000Z',
      'SUMMARY:Feira importada',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
  const open = async () => {
    await page.getByRole('button', { name: 'Mais do calendário' }).click()
    await page.getByRole('menuitem', { name: 'Importar .ics' }).click()
    await page.getByLabel('Arquivo .ics', { exact: true }).setInputFiles(file)
  }
  await openCalendar(page, '?date=2027-09-01')
  await open()
  const dialog = page.getByRole('dialog', { name: 'Importar um arquivo .ics' })
  await expect(dialog).toContainText('01/09/2027 09:00')
  await expect(dialog).toContainText('Feira importada')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Importar 1 evento' }).click()
  await expect(toast(page, '1 evento importado')).toBeVisible()
  await expect(eventOf(page, 'Feira importada')).toBeVisible()
  await open()
  await expect(dialog.getByRole('button', { name: 'Nada de novo para importar' })).toBeDisabled()
  expect(await readDay(admin, '2027-09-01')).toHaveLength(1)
})

test('the secret address is made, replaced and switched off', async ({ page, site }) => {
  await openCalendar(page)
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Ver em outro programa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ver em outro programa' })
  await dialog.getByRole('button', { name: 'Criar o endereço' }).click()
  const link = dialog.getByLabel('Link')
  await expect(link).toHaveValue(new RegExp(`^${site.origin}/`))
  const first = await link.inputValue()
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar')
  await dialog.getByRole('button', { name: 'Outro endereço' }).click()
  await page.getByRole('dialog', { name: 'Fazer outro endereço?' }).getByRole('button', { name: 'Fazer outro' }).click()
  await expect(link).not.toHaveValue(first)
  expect((await page.request.get(first)).status()).toBe(404)
  await dialog.getByRole('button', { name: 'Desligar' }).click()
  await page.getByRole('dialog', { name: 'Desligar o endereço?' }).getByRole('button', { name: 'Desligar' }).click()
  await expect(dialog.getByRole('button', { name: 'Criar o endereço' })).toBeVisible()
})

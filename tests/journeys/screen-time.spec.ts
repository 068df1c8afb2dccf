import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './site.ts'

const SCREEN = '/dashboard/screen-time'
const bars = (page: Page) =>
  page.getByRole('list', { name: 'Minutos de uso em cada hora do dia' }).getByRole('listitem')
const programs = (page: Page) => page.getByRole('region', { name: 'Lista de programas' })
const chosenDay = (page: Page) => page.getByRole('button', { name: /^Dia \d/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tempo de tela' })

/** A log of the days given, from eight to nine: three quarters of an hour in an editor, a quarter in a terminal. */
const makeLog = (...days: string[]) =>
  days
    .flatMap((day) =>
      Array.from({ length: 61 }, (_, minute) => {
        const [hour, rest] = minute < 60 ? ['08', String(minute).padStart(2, '0')] : ['09', '00']
        return `${day}_${hour}-${rest}-00 | (2) ${minute < 45 ? 'main.c - Editor' : 'Terminal'}`
      }),
    )
    .join('\n')

async function upload(page: Page, text: string) {
  await page
    .getByLabel('Arquivo de log', { exact: true })
    .setInputFiles({ name: 'janelas.log', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByText(/linhas? lidas?/)).toBeVisible()
}

test.use({ as: 'staff' })

test.beforeEach(async ({ page, site }) => {
  // Neither a machine nor a line of an earlier test.
  const call = (path: string, data: object) =>
    page.request.post(`${site.origin}/api/v1/screen-time/${path}`, { data, headers: { origin: site.origin } })
  expect((await call('delete-all', { confirm: 'apagar tudo' })).status()).toBe(200)
  const machines = await (await page.request.get(`${site.origin}/api/v1/screen-time/machines`)).json()
  for (const { id } of machines.data) await call('revoke-machine', { id })
})

test('[SCR-03] the list of programs has names, times and pictures, and scrolls', async ({ page }) => {
  await page.goto(SCREEN)
  const items = programs(page).getByRole('listitem')
  await expect(items.first()).toHaveText(/^OctoPrint/)
  for (const text of await items.allTextContents()) expect(text).toMatch(/^\S.*\d\d:\d\d:\d\d$/)
  const pictures = items.locator('img')
  await expect(pictures).toHaveCount(await items.count())
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const list = programs(page)
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0)
  await list.focus()
  await page.keyboard.press('End')
  await expect(items.last()).toBeInViewport()
})

test('a log is sent, its bad lines are shown, a day is chosen, and all of it goes again', async ({ page }) => {
  await page.goto(SCREEN)
  await heading(page).waitFor()
  await upload(
    page,
    `${makeLog('2026-10-05')}\nisto não é uma linha\n${makeLog('2026-10-07')}\n2026-99-99_00-00-00 | x\n`,
  )
  await expect(page.getByText('122 linhas lidas')).toBeVisible()
  await expect(page.getByText('2 linhas não puderam ser lidas')).toBeVisible()
  await expect(page.getByText('linha 62', { exact: true })).toBeVisible()
  await expect(page.getByText('isto não é uma linha')).toBeVisible()
  await expect(page.getByText('Exemplo', { exact: true })).toBeHidden()

  const date = chosenDay(page)
  await expect(date).toHaveText('07/10/2026')
  await expect(page.getByText('Cerca de 61 por hora')).toBeVisible()
  await expect(programs(page).getByRole('listitem')).toHaveText(['Editor00:45:00', 'Terminal00:15:00'])
  await expect(bars(page).nth(8)).toContainText('08 h: 60 min')
  await page.getByRole('button', { name: 'Dia anterior com uso' }).click()
  await expect(date).toHaveText('05/10/2026')
  await date.click()
  await expect(page.getByRole('button', { name: '6 outubro 2026', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: '7 outubro 2026', exact: true }).click()
  await expect(date).toHaveText('07/10/2026')
  await expectAccessible(page)

  await upload(page, makeLog('2026-10-07'))
  await expect(page.getByText('0 novas, 61 repetidas')).toBeVisible()

  await page.getByRole('button', { name: 'Excluir o dia 07/10/2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Excluir o dia 07/10/2026' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(date).toHaveText('05/10/2026')
  await page.getByRole('button', { name: 'Excluir tudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('631', { exact: true })).toBeVisible()
})

test('a file without a line of a log is refused in words', async ({ page, complaints }) => {
  complaints.allow(/status of 422/)
  await page.goto(SCREEN)
  await page
    .getByLabel('Arquivo de log', { exact: true })
    .setInputFiles({ name: 'receita.txt', mimeType: 'text/plain', buffer: Buffer.from('duas xícaras de farinha\n') })
  await expect(page.getByRole('alert')).toHaveText(
    'Nenhuma linha pôde ser lida. A primeira que não serviu começa assim: duas xícaras de farinha',
  )
  await expect(page.getByText('631', { exact: true })).toBeVisible()
})

test('a machine gets a token, shown once, sends with it, and is cut off', async ({ page, site, visitor }) => {
  await page.goto(SCREEN)
  await page.getByLabel('Nome da máquina').fill('Notebook da bancada')
  await page.getByRole('button', { name: 'Criar token' }).click()
  const token = await page.getByLabel('Token novo').inputValue()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: 'Notebook da bancada' })
  await expect(row).toContainText('Ainda não enviou nada')
  expect(await page.content()).not.toContain(token)

  await page.getByText('Como enviar linhas de uma máquina').click()
  await expect(page.getByText(`curl ${site.origin}/api/v1/screen-time/lines`)).toBeVisible()
  const send = () =>
    visitor.request.post(`${site.origin}/api/v1/screen-time/lines`, {
      data: makeLog('2026-10-09'),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    })
  expect((await send()).status()).toBe(200)
  await page.reload()
  await expect(row).toContainText('Último contato em')
  await expect(chosenDay(page)).toHaveText('09/10/2026')

  await row.getByRole('button', { name: 'Revogar Notebook da bancada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(row).toHaveCount(0)
  expect((await send()).status()).toBe(401)
})

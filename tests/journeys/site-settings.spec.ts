import type { APIRequestContext, Page } from '@playwright/test'
import { makePicture } from './pictures.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })
const PREVIEW = 'iframe[title="Prévia da página"]'
const preview = (page: Page) => page.frameLocator(PREVIEW)
const nav = (page: Page) => page.getByRole('navigation', { name: 'Seções do site' })

const read = async (admin: APIRequestContext) => (await (await admin.get('/api/v1/site/settings')).json()).data

async function open(page: Page, section: string) {
  await page.goto(`/dashboard/site?secao=${section}`)
  await expect(save(page)).toBeVisible({ timeout: 20_000 })
}

/** Each test begins with the site as it came. */
test.beforeEach(async ({ admin, complaints }) => {
  // The test's own recorder tries to run in the preview, where nothing may.
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  for (const section of (await read(admin)).changed) await admin.post('/api/v1/site/reset', { data: { section } })
})

test('a slogan is changed, seen on the home page by the next visitor, and taken back', async ({
  page,
  admin,
  visitor,
}) => {
  const reader = await visitor.newPage()
  await reader.goto('/')
  // The page joins its short words by fixed spaces.
  const before = (await reader.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00a0', ' ')

  await open(page, 'dias')
  const slogan = page.getByLabel('Frase do dia').and(page.locator(':visible'))
  await expect(slogan).toHaveValue(before)
  await slogan.fill('Hoje é dia de prova.')
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  // The preview shows it already, nobody else does.
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Hoje é dia de prova.')
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before)

  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Hoje é dia de prova.')
  const changed = nav(page).getByRole('link', { name: /Dias da semana/ })
  await expect(changed).toContainText('Alterada')
  // Whole also on a phone.
  await page.setViewportSize({ width: 360, height: 740 })
  const isCut = () => changed.getByText('Alterada').evaluate((label) => label.scrollWidth > label.clientWidth)
  expect(await isCut()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect(toast(page, 'A seção voltou ao padrão')).toBeVisible()
  await expect(slogan).toHaveValue(before)
  await expect(page.getByRole('button', { name: 'Voltar ao padrão' })).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before)
  expect((await read(admin)).changed).toEqual([])
})

test('pictures of coffee are sent several at once, and need their captions', async ({ page, admin }) => {
  await open(page, 'cafes')
  const { length } = (await read(admin)).values.coffees
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher imagens' }).click(),
  ])
  await chooser.setFiles(
    await Promise.all(
      ['um', 'dois'].map(async (name, index) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: await makePicture(400 + index, 300),
      })),
    ),
  )
  await expect(page.getByLabel(`Legenda da imagem ${length + 2}`)).toBeVisible()
  await save(page).click()
  await expect(page.getByLabel(`Legenda da imagem ${length + 1}`)).toBeFocused()
  await page.keyboard.type('Um')
  await page.getByLabel(`Legenda da imagem ${length + 2}`).fill('Dois')
  await save(page).click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const coffees = (await read(admin)).values.coffees.slice(-2)
  expect(coffees.map(({ caption }: { caption: string }) => caption)).toEqual(['Um', 'Dois'])
  for (const { image } of coffees) expect((await admin.get(image)).status()).toBe(200)
})

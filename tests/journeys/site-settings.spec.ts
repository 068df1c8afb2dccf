import type { APIRequestContext, Page } from '@playwright/test'
import { makePicture } from './pictures.ts'
import { expect, expectAccessible, expectFitting, test } from './site.ts'
import { openScreen } from './warm-context.ts'

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

test('another weekday is previewed as it will be', async ({ page }) => {
  await open(page, 'dias')
  await page.getByRole('tab', { name: 'Quinta' }).click()
  const slogan = page.getByLabel('Frase do dia').and(page.locator(':visible'))
  await slogan.fill('Quinta que vem.')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Quinta que vem.')
  await expect(preview(page).locator('html')).toHaveAttribute('data-day', '4')
})

test('a CNPJ is formatted and checked on leaving it, and refused', async ({ page, admin }) => {
  await open(page, 'empresa')
  const cnpj = page.getByLabel('CNPJ')
  await cnpj.fill('11222333000182')
  await cnpj.blur()
  await expect(cnpj).toHaveValue('11.222.333/0001-82')
  await expect(cnpj).toHaveAccessibleDescription('Os dígitos verificadores não conferem.')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Confira os campos marcados.' })).toBeVisible()
  await expect(cnpj).toBeFocused()
  expect((await read(admin)).changed).toEqual([])
  // The preview stays with what was good.
  await expect(page.getByText('A prévia parou na última versão.')).toBeVisible()
  await cnpj.fill('00000000000191')
  await cnpj.blur()
  await expect(page.getByText('A prévia parou na última versão.')).toHaveCount(0)
  await expect(preview(page).getByText('00.000.000/0001-91')).toBeVisible()
  await save(page).click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  expect((await read(admin)).values.company.cnpj).toBe('00.000.000/0001-91')
})

test('items are added, moved with the keyboard and removed, and a wrong one says so in its place', async ({
  page,
  admin,
}) => {
  await open(page, 'empresa')
  await page.getByRole('button', { name: 'Acrescentar rede' }).press('Enter')
  await expect(page.getByLabel('Nome da rede 4')).toBeFocused()
  await page.keyboard.type('Mastodon')
  await page.keyboard.press('Tab')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Endereço da rede 4')).toHaveAccessibleDescription(/comece com https/)
  await expect(page.getByLabel('Endereço da rede 4')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByLabel('Endereço da rede 3')).toBeFocused()
  await expect(page.getByLabel('Endereço da rede 3')).toHaveAccessibleDescription(/comece com https/)
  await expect(page.getByText('Agora na posição 3 de 4')).toBeAttached()
  await page.getByLabel('Endereço da rede 3').fill('https://social.exemplo/@oficina')
  await page.getByRole('button', { name: 'Subir rede 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Subir rede 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Remover rede 1' }).click()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const { company } = (await read(admin)).values
  expect(company.social.map(({ name }: { name: string }) => name)).toEqual(['Mastodon', 'Instagram', 'YouTube'])
  expect(company.social[0].url).toBe('https://social.exemplo/@oficina')
  await expect(page.getByLabel('Nome da rede 2')).toHaveValue('Instagram')
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

test('prices are typed with a comma, features a line each', async ({ page, admin }) => {
  await open(page, 'planos')
  const price = page.getByLabel('Preço por mês').first()
  await expect(price).toHaveValue('49,99')
  await price.fill('4,355')
  await save(page).click()
  await expect(price).toHaveAccessibleDescription('Use reais e centavos: 49,99.')
  await price.fill('1.234,5')
  await price.blur()
  await expect(price).toHaveValue('1234,50')
  await page.getByLabel('O que inclui').first().fill('Um item\n\n  Outro  \n')
  await save(page).click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  expect((await read(admin)).values.plans[0]).toMatchObject({ price: 1234.5, features: ['Um item', 'Outro'] })
})

test('markdown is previewed rendered, at both widths, and nothing in the preview leads away', async ({ page }) => {
  await open(page, 'etica')
  await page.getByLabel('Abertura').fill('Com **muita calma** e [um link](/archive).')
  await expect(preview(page).locator('strong', { hasText: 'muita calma' })).toBeVisible()
  await preview(page).getByRole('link', { name: 'um link' }).click()
  await page.getByText('Computador').click()
  await expect(preview(page).locator('strong', { hasText: 'muita calma' })).toBeVisible()
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(1280)
  await expect(preview(page).locator('script')).toHaveCount(0)
})

test('leaving a section with changes asks, and they are offered as a draft until saved or discarded', async ({
  page,
}) => {
  await open(page, 'inicio')
  await page.getByLabel('Texto').first().fill('Somos três.')
  await nav(page).getByRole('link', { name: 'Planos e preços' }).click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Continuar editando' }).click()
  const draft = page.getByRole('region', { name: 'Rascunho não salvo' })
  await page.reload()
  await expect(page.getByLabel('Texto').first()).not.toHaveValue('Somos três.')
  await draft.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByLabel('Texto').first()).toHaveValue('Somos três.')
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  await nav(page).getByRole('link', { name: 'Planos e preços' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(/secao=planos/)
  await expect(page.getByLabel('Preço por mês').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/secao=inicio/)
  await draft.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByLabel('Texto').first()).toHaveValue('Somos três.')
  await expect(preview(page).getByText('Somos três.')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByLabel('Texto').first()).not.toHaveValue('Somos três.')
  await expect(page.getByText('Alterações não salvas')).toHaveCount(0)
})

test('a failed save leaves everything typed where it is', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await open(page, 'privacidade')
  await page.route('**/api/v1/site/save', (route) => route.abort())
  await page.getByLabel('Aviso de privacidade').fill('Guardamos nada.')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor' })).toBeVisible()
  await expect(page.getByLabel('Aviso de privacidade')).toHaveValue('Guardamos nada.')
  await page.unroute('**/api/v1/site/save')
  await save(page).click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
})

test('sections that do not come can be asked for again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/api/v1/site/settings', (route) => route.abort())
  await page.goto('/dashboard/site')
  await expect(page.getByRole('heading', { name: 'As seções não vieram' })).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/v1/site/settings')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByLabel('CNPJ')).toBeVisible()
})

test('each section is accessible and fits, narrow and wide', async ({ page }) => {
  test.slow()
  for (const section of ['empresa', 'dias', 'inicio', 'cafes', 'etica', 'privacidade', 'planos'])
    await test.step(section, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openScreen(page, `/dashboard/site?secao=${section}`)
      await expect(nav(page).locator('[aria-current]')).toHaveAttribute('href', new RegExp(`secao=${section}`))
      await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 360, height: 900 })
      await page.getByRole('tab', { name: 'Prévia' }).click()
      await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
      // Around the frame all sections' previews are one.
      if (section === 'empresa') await expectAccessible(page)
      else await expectFitting(page)
      await page.getByRole('tab', { name: 'Editar' }).click()
      await expectAccessible(page)
    })
})

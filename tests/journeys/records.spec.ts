import type { Page } from '@playwright/test'
import { addArchive, readArchive } from './archives.ts'
import { addProject, readProject } from './projects.ts'
import { ADMIN, test as base, expect, expectAccessible } from './site.ts'

interface Fixtures {
  /** A page in another browser, of the admin again or of the other member of staff. */
  second: Page
  as2: 'staff' | 'admin'
}

const test = base.extend<Fixtures>({
  as2: ['admin', { option: true }],
  second: async ({ browser, sessions, complaints, as2, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions[as2], baseURL: baseURL ?? '' })
    complaints.watch(context)
    // The save that lost the race.
    complaints.allow(/status of 409/)
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ as: 'admin' })

const toast = (page: Page, text = 'Salvo com sucesso') => page.getByRole('status').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog', { name: /salvou às \d\d:\d\d$/ })
const field = (page: Page, label: string) => dialog(page).getByRole('radiogroup', { name: label })
const notice = (page: Page) => page.getByRole('region', { name: 'Rascunho não salvo' })

test.describe('an article in two browsers', () => {
  const open = async (page: Page, id: number) => {
    await page.goto(`/dashboard/create-archive?id=${id}`)
    await expect(page.getByLabel('Markdown')).toBeVisible()
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Atualizar' }).click()

  test('different fields merge, and each shows what the other saved', async ({ page, admin, second }) => {
    const { id } = await addArchive(admin, { description: 'Antes.', markdown: 'Um parágrafo.' })
    await open(page, id)
    await open(second, id)

    await page.getByLabel('Descrição').fill('Da primeira.')
    await page.getByLabel('Destaque').uncheck()
    await save(page)
    await expect(toast(page, 'Atualizado')).toBeVisible()
    await second.getByLabel('Markdown').fill('Da segunda.')
    await second.keyboard.press('Control+s')
    await expect(toast(second, 'Atualizado')).toBeVisible()
    await expect(second.getByLabel('Descrição')).toHaveValue('Da primeira.')
    await expect(second.getByLabel('Destaque')).not.toBeChecked()
    await expect(second.getByText('Alterações não salvas')).toBeHidden()
    await expect
      .poll(() => readArchive(admin, id))
      .toMatchObject({ description: 'Da primeira.', markdown: 'Da segunda.' })

    // The first one's next save begins from what it knows, and takes over the rest.
    await page.getByLabel('Descrição').fill('De novo.')
    await save(page)
    await expect(page.getByLabel('Markdown')).toHaveValue('Da segunda.')
    await expect.poll(() => readArchive(admin, id)).toMatchObject({ description: 'De novo.', markdown: 'Da segunda.' })
  })

  test('the same fields are compared, and each is kept or taken over before the next save', async ({
    page,
    admin,
    second,
  }) => {
    const { id, title } = await addArchive(admin, { markdown: 'Igual.\n\nQuente: 210 °C.\n\nFim.' })
    await open(page, id)
    await open(second, id)
    await page.getByLabel('Título').fill('Da primeira')
    await page.getByLabel('Markdown').fill('Igual.\n\nQuente: 215 °C.\n\nFim.')
    await save(page)
    await expect(toast(page, 'Atualizado')).toBeVisible()

    await second.getByLabel('Título').fill('Da segunda')
    await second.getByLabel('Descrição').fill('Só da segunda.')
    await second.getByLabel('Markdown').fill('Igual.\n\nQuente: 220 °C.\n\nFim.')
    await save(second)
    await expect(dialog(second)).toBeVisible()
    await expect(field(second, 'Título')).toContainText('Da segunda')
    await expect(field(second, 'Título')).toContainText('Da primeira')
    await expect(field(second, 'Texto').locator('del')).toHaveText('Quente: 215 °C.')
    await expect(field(second, 'Texto').locator('ins')).toHaveText('Quente: 220 °C.')
    await expect(dialog(second).getByRole('radiogroup')).toHaveCount(2)
    for (const width of [1440, 360]) {
      await second.setViewportSize({ width, height: 800 })
      await expectAccessible(second, { dark: width === 1440 })
    }

    // Nothing was written, and closing the dialog loses nothing.
    expect(await readArchive(admin, id)).toMatchObject({ title: 'Da primeira', description: '' })
    await second.keyboard.press('Escape')
    await expect(dialog(second)).toBeHidden()
    await expect(second.getByLabel('Título')).toHaveValue('Da segunda')
    await expect(second.getByLabel('Markdown')).toHaveValue('Igual.\n\nQuente: 220 °C.\n\nFim.')

    await second.setViewportSize({ width: 1440, height: 900 })
    await second.keyboard.press('Control+s')
    // By the keyboard: the first field's choice has the focus.
    await expect(field(second, 'Título').getByRole('radio', { name: 'Manter o meu' })).toBeFocused()
    await second.keyboard.press('ArrowDown')
    await expect(field(second, 'Título').getByRole('radio', { name: 'Usar o que foi salvo' })).toBeChecked()
    await dialog(second).getByRole('button', { name: 'Salvar' }).press('Enter')
    await expect(toast(second, 'Atualizado')).toBeVisible()
    await expect(second.getByLabel('Título')).toHaveValue('Da primeira')
    await expect(second.getByText('Alterações não salvas')).toBeHidden()
    await expect
      .poll(() => readArchive(admin, id))
      .toMatchObject({
        title: 'Da primeira',
        description: 'Só da segunda.',
        markdown: 'Igual.\n\nQuente: 220 °C.\n\nFim.',
      })
    expect(title).not.toBe('Da primeira')
  })

  test('two tabs of one person meet in the same way, and taking the other’s leaves nothing to save', async ({
    page,
    admin,
    context,
    complaints,
  }) => {
    complaints.allow(/status of 409/)
    const { id } = await addArchive(admin)
    const tab = await context.newPage()
    await open(page, id)
    await open(tab, id)
    await page.getByLabel('Título').fill('Nesta aba')
    await save(page)
    await expect(toast(page, 'Atualizado')).toBeVisible()
    await tab.getByLabel('Título').fill('Na outra aba')
    await save(tab)
    await field(tab, 'Título').getByRole('radio', { name: 'Usar o que foi salvo' }).check()
    await dialog(tab).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(tab, 'Ficou o que já estava salvo')).toBeVisible()
    await expect(tab.getByLabel('Título')).toHaveValue('Nesta aba')
    await expect(tab.getByText('Alterações não salvas')).toBeHidden()
    await expect.poll(() => readArchive(admin, id)).toMatchObject({ title: 'Nesta aba' })
  })

  test('a draft typed over an older revision overwrites nothing either', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 409/)
    const { id } = await addArchive(admin, { description: 'Antes.' })
    await open(page, id)
    await page.getByLabel('Título').fill('Do rascunho')
    await page.reload()
    await admin.post('/api/v1/update-item-archive', { data: { id, title: 'De outro lugar', description: 'Outra.' } })
    await page.reload()
    await expect(notice(page)).toContainText('O arquivo foi salvo depois disso, em')
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(page.getByLabel('Título')).toHaveValue('Do rascunho')
    await expect(page.getByLabel('Descrição')).toHaveValue('Outra.')
    await save(page)
    await expect(field(page, 'Título')).toContainText('De outro lugar')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page, 'Atualizado')).toBeVisible()
    await expect.poll(() => readArchive(admin, id)).toMatchObject({ title: 'Do rascunho', description: 'Outra.' })
  })
})

test.describe('with the other member of staff', () => {
  test.use({ as2: 'staff' })

  test('a project in two browsers: different fields merge, the same ones are chosen between', async ({
    page,
    admin,
    site,
    second,
  }) => {
    const { id } = await addProject(site)
    await admin.post('/api/v1/project-members', { data: { id, members: [2] } })
    for (const one of [page, second]) {
      await one.goto(`/dashboard/create-edit-projects?id=${id}`)
      await expect(one.getByLabel('Título', { exact: true })).toBeVisible()
    }
    const save = (one: Page) => one.getByRole('button', { name: 'Update', exact: true }).click()

    await page.getByLabel('Título do resumo').fill('Da administração')
    await page.getByLabel('Texto em Markdown').fill('Da administração.')
    await save(page)
    await expect(toast(page)).toBeVisible()
    await second.getByLabel('Descrição do resumo').fill('Da equipe.')
    await save(second)
    await expect(toast(second)).toBeVisible()
    await expect(second.getByLabel('Título do resumo')).toHaveValue('Da administração')
    await expect(second.getByLabel('Texto em Markdown')).toHaveValue('Da administração.')

    await page.getByLabel('Área').selectOption('Impressão 3D')
    await page.getByLabel('Permissão').fill('Da administração')
    await page.getByLabel('Descrição do resumo').fill('Da administração.')
    await save(page)
    await expect(field(page, 'Descrição do resumo')).toContainText('Da equipe.')
    await dialog(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(toast(page).last()).toBeVisible()
    await second.getByLabel('Área').selectOption('Eletrônica embarcada')
    await second.getByLabel('Permissão').fill('Da equipe')
    await save(second)
    await expect(field(second, 'Área')).toContainText('Impressão 3D')
    await field(second, 'Área').getByRole('radio', { name: 'Usar o que foi salvo' }).check()
    await dialog(second).getByRole('button', { name: 'Salvar' }).click()
    await expect(second.getByLabel('Área')).toHaveValue('printing')
    await expect(second.getByText('Alterações não salvas')).toBeHidden()
    await expect
      .poll(() => readProject(admin, id))
      .toMatchObject({
        trade: 'printing',
        permission: 'Da equipe',
        resum: { title: 'Da administração', description: 'Da administração.' },
        members: [{ id: 2 }],
      })
  })
})

test('a section of Site in two browsers: different parts merge, a list is one part', async ({
  page,
  admin,
  second,
  complaints,
}) => {
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  const read = async () => (await (await admin.get('/api/v1/site/settings')).json()).data.values
  const open = async (section: string) => {
    for (const one of [page, second]) {
      await one.goto(`/dashboard/site?secao=${section}`)
      await expect(one.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible({ timeout: 20_000 })
    }
  }
  const save = (one: Page) => one.getByRole('button', { name: 'Salvar', exact: true }).first().click()

  await open('empresa')
  await page.getByLabel('Bairro').fill('Da primeira')
  await save(page)
  await expect(toast(page)).toBeVisible()
  await second.getByLabel('Cidade').fill('Da segunda')
  await second.getByLabel('Nome da rede 1').fill('Rede da segunda')
  await save(second)
  await expect(toast(second)).toBeVisible()
  await expect(second.getByLabel('Bairro')).toHaveValue('Da primeira')
  await page.getByLabel('Nome da rede 2').fill('Rede da primeira')
  await page.getByLabel('Rua e número').fill('Rua da primeira, 1')
  await save(page)
  await expect(field(page, 'Redes sociais').locator('ins')).toContainText(['Rede da primeira'])
  await field(page, 'Redes sociais').getByRole('radio', { name: 'Usar o que foi salvo' }).check()
  await dialog(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Nome da rede 1')).toHaveValue('Rede da segunda')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
  await expect
    .poll(async () => (await read()).company)
    .toMatchObject({
      district: 'Da primeira',
      city: 'Da segunda',
      street: 'Rua da primeira, 1',
      social: [{ name: 'Rede da segunda' }, {}, {}],
    })

  await open('dias')
  const slogan = (one: Page) => one.getByLabel('Frase do dia').and(one.locator(':visible'))
  await slogan(page).fill('Da primeira.')
  await save(page)
  await expect(toast(page).last()).toBeVisible()
  await slogan(second).fill('Da segunda.')
  await save(second)
  await expect(field(second, 'Dias da semana')).toBeVisible()
  await dialog(second).getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(second).last()).toBeVisible()
  await expect.poll(async () => JSON.stringify((await read()).days)).toContain('Da segunda.')
  for (const section of ['company', 'days']) await admin.post('/api/v1/site/reset', { data: { section } })
})

test('one’s name in two browsers: the second is asked', async ({ page, admin, second }) => {
  for (const one of [page, second]) {
    await one.goto('/dashboard/profile')
    await expect(one.getByLabel('Nome')).toBeVisible({ timeout: 20_000 })
  }
  const before = await page.getByLabel('Nome').inputValue()
  const save = (one: Page) => one.getByRole('button', { name: 'Salvar', exact: true }).first().click()
  await page.getByLabel('Nome').fill('Marina Primeira')
  await save(page)
  await expect(toast(page)).toBeVisible()
  await second.getByLabel('Nome').fill('Marina Segunda')
  await save(second)
  await expect(field(second, 'Nome')).toContainText('Marina Primeira')
  await field(second, 'Nome').getByRole('radio', { name: 'Usar o que foi salvo' }).check()
  await dialog(second).getByRole('button', { name: 'Salvar' }).click()
  await expect(second.getByLabel('Nome')).toHaveValue('Marina Primeira')

  await page.getByLabel('Nome').fill('Marina Terceira')
  await save(page)
  await expect(toast(page).last()).toBeVisible()
  await second.getByLabel('Nome').fill(before)
  await save(second)
  await dialog(second).getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog(second)).toBeHidden()
  await expect(second.getByRole('button', { name: 'Salvar', exact: true })).toBeDisabled()
  await expect.poll(async () => (await (await admin.get('/api/v1/profile')).json()).data.nome).toBe(before)
})

test('drafts are stored for their own person, and leave with them', async ({ page, site, complaints }) => {
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  const { id } = await addProject(site)
  // The session turns out to be somebody else's than this browser's record says.
  await page.goto('/privacy')
  await page.evaluate(() => {
    localStorage.setItem('user', JSON.stringify({ id: 9, nome: 'Outra', email: 'outra@exemplo.com.br' }))
    localStorage.setItem('draft:9:archive:1', '{}')
  })
  await page.goto(`/dashboard/create-edit-projects?id=${id}`)
  await expect.poll(drafts).toEqual([])
  await expect(page.getByRole('button', { name: `Conta de ${ADMIN.email}` })).toBeVisible()
  await page.getByLabel('Permissão').fill('Pela metade')
  await expect.poll(drafts).toEqual([`draft:1:project:${id}`])
  await page.goto('/dashboard/site?secao=privacidade')
  complaints.allow(/^Blocked script execution in 'about:srcdoc'/)
  await page.getByLabel('Aviso de privacidade').fill('Pela metade')
  await expect.poll(drafts).toHaveLength(2)

  // Somebody else's drafts in the same browser are neither shown nor touched.
  await page.evaluate(() => localStorage.setItem('draft:2:site:privacy', '{}'))
  await page.getByRole('button', { name: /^Conta de/ }).click()
  // The session itself goes on, for the other tests.
  await page.route('**/api/v1/logout', async (route) => {
    // What is typed at the very end is not stored on the way out.
    await page.getByLabel('Aviso de privacidade').fill('No último instante')
    await route.fulfill({ json: { result: true } })
  })
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  const question = page.getByRole('dialog', { name: 'Sair da conta sem salvar?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('Aviso de privacidade')).toHaveValue('Pela metade')
  expect(await drafts()).toHaveLength(3)

  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.waitForURL('**/login')
  expect(await drafts()).toEqual(['draft:2:site:privacy'])
})

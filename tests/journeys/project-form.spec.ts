import type { APIRequestContext, Page } from '@playwright/test'
import { ownTitle } from './archives.ts'
import { failCalls, holdCall } from './network.ts'
import { dropFiles, makePicture } from './pictures.ts'
import { addProject, readProject } from './projects.ts'
import { ADMIN, expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const title = (page: Page) => page.getByLabel('Título', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.getByRole('region', { name: 'Rascunho não salvo' })
const formId = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

async function openForm(page: Page, id: number) {
  await page.goto(`/dashboard/create-edit-projects?id=${id}`)
  await expect(title(page)).toBeVisible()
}

/** A project as its staff get it. */
async function readOwn(caller: APIRequestContext, id: number) {
  const { html: _, ...details } = (await readProject(caller, id)).details
  return { ...(await readProject(caller, id)), details }
}

test('[PJM-03] the form tells new from existing and keeps every field of a project', async ({ page, admin }) => {
  const name = ownTitle('Estufa de bancada')
  await page.goto('/dashboard/create-edit-projects?id=-1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Project')
  await expect(button(page, 'Save new Project')).toBeVisible()
  await expect(button(page, 'Update')).toBeDisabled()
  await expect(button(page, 'DELETE')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'PROJECT', exact: true })).toHaveAttribute('href', '/dashboard/projects')

  await title(page).fill(name)
  await page.getByLabel('Área').selectOption('Eletrônica embarcada')
  await page.getByLabel('Link externo').fill('https://exemplo.com.br/estufa')
  await page.getByLabel('Título do resumo').fill('Uma estufa')
  await page.getByLabel('Descrição do resumo').fill('Seca filamento em quatro horas.')
  const tags = page.getByRole('combobox', { name: 'Tecnologias' })
  await tags.pressSequentially('ESP32,Bico de 0,4 mm')
  await tags.press('Enter')
  await tags.pressSequentially('PETG')
  await page.getByRole('button', { name: 'Adicionar: vídeo do resumo' }).click()
  await page.getByLabel('Vídeo do resumo').fill('https://exemplo.com.br/resumo')
  await page.getByLabel('Título dos detalhes').fill('Por dentro')
  await page.getByLabel('Texto em Markdown').fill('## Circuito\n\nUm relé.')
  await expect(page.getByRole('region', { name: 'Prévia' }).getByRole('heading', { name: 'Circuito' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar: vídeo dos detalhes' }).click()
  await page.getByLabel('Vídeo dos detalhes').fill('https://exemplo.com.br/estufa.mp4')

  const [sold, firmware] = ['Arquivo vendido', 'Firmware'].map((label) => page.getByRole('group', { name: label }))
  await expect(sold!).toHaveCount(0)
  await expect(firmware!).toHaveCount(0)
  for (const label of ['Público', 'Destaque', 'À venda', 'Para baixar', 'Terceirizado', 'Esboço'])
    await page.getByRole('switch', { name: label }).check()
  await expect(sold!).toContainText('Nenhum arquivo')
  await expect(firmware!).toContainText('Nenhum arquivo')
  await page.getByLabel('Título da venda').fill('A placa')
  await page.getByLabel('Descrição da venda').fill('Montada e testada.')
  await page.getByLabel('Valor').fill('1290')
  await page.getByLabel('Valor').blur()
  await expect(page.getByLabel('Valor')).toHaveValue('R$ 1.290')
  await page.getByRole('button', { name: 'Adicionar: vídeo da venda' }).click()
  await page.getByLabel('Vídeo da venda').fill('https://exemplo.com.br/venda')
  await page.getByLabel('Início').fill('30/11/2025')
  await page.getByLabel('Fim').fill('15/01/2026')
  await page.getByLabel('Permissão').fill('interna')

  await button(page, 'Save new Project').click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  await expect(page).toHaveURL(/\?id=\d+$/)
  const id = formId(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Update Project ${id}`)
  await expect(button(page, 'Save new Project')).toHaveCount(0)
  await expect(button(page, 'Update')).toBeEnabled()
  await expect(button(page, 'DELETE')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', `/project-view/${id}`)
  expect(await readOwn(admin, id)).toMatchObject({
    title: name,
    trade: 'embedded',
    is_public: true,
    is_highlighted: true,
    is_sale: true,
    is_download: true,
    is_outsourced: true,
    is_sketch: true,
    sale: {
      image: '',
      title: 'A placa',
      description: 'Montada e testada.',
      value: 1290,
      video: 'https://exemplo.com.br/venda',
    },
    resum: {
      image: '',
      title: 'Uma estufa',
      tecnologi: 'ESP32, Bico de 0,4 mm, PETG',
      description: 'Seca filamento em quatro horas.',
      video: 'https://exemplo.com.br/resumo',
    },
    details: {
      title: 'Por dentro',
      image: '',
      video: 'https://exemplo.com.br/estufa.mp4',
      markedown: '## Circuito\n\nUm relé.',
    },
    link_external: 'https://exemplo.com.br/estufa',
    permission: 'interna',
    date_project_init: '2025-11-30',
    date_project_end: '2026-01-15',
    id_user: 1,
  })

  const letGo = await holdCall(page, '/item-project')
  await page.reload()
  await expect(page.getByRole('status', { name: 'Carregando o projeto…' })).toBeVisible()
  letGo()
  await expect(title(page)).toHaveValue(name)
  await expect(page.getByLabel('Início')).toHaveValue('30/11/2025')
  await expect(page.getByRole('switch', { name: 'Esboço' })).toBeChecked()
  await page.getByRole('switch', { name: 'À venda' }).uncheck()
  await expect(sold!).toHaveCount(0)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { dark: width === 1440 })
  }
})

test('[PJM-04] [NAV-07] a save says how it went, and a failed one keeps what was typed', async ({
  page,
  admin,
  site,
  complaints,
}) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id, title: before } = await addProject(site)
  await openForm(page, id)
  await title(page).fill('Outro nome')
  const mend = await failCalls(page, '/update-project', 503, 'O banco de dados está fora do ar.')
  await button(page, 'Update').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Não foi possivel salvar' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'O banco de dados está fora do ar.' })).toBeVisible()
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(failure).toHaveCount(0)
  await expect(title(page)).toHaveValue('Outro nome')
  expect(await readProject(admin, id)).toMatchObject({ title: before })
  await mend()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  await expect(page.getByText('O banco de dados está fora do ar.')).toHaveCount(0)
  expect(await readProject(admin, id)).toMatchObject({ title: 'Outro nome' })
})

test('wrong fields say why, in their place, whichever side finds it', async ({ page, site, complaints }) => {
  complaints.allow(/status of 422/)
  const { id } = await addProject(site)
  await openForm(page, id)
  await page.getByRole('button', { name: 'Adicionar: vídeo do resumo' }).click()
  await page.getByLabel('Vídeo do resumo').fill('exemplo')
  await button(page, 'Update').click()
  await expect(page.getByLabel('Vídeo do resumo')).toHaveAccessibleDescription(/Comece com https/)
  await expect(page.getByLabel('Vídeo do resumo')).toBeFocused()
  await page.getByLabel('Vídeo do resumo').fill('')
  // Only the server knows that what is public needs a title.
  await title(page).fill('')
  await button(page, 'Update').click()
  await expect(title(page)).toHaveAccessibleDescription('Preencha este campo.')
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('Um projeto público precisa de um título.')).toBeVisible()
})

test('[PJM-01] [PLN-01] [BRD-01] a project saved without a title is an Untitled Project wherever it is listed', async ({
  page,
}) => {
  await page.goto('/dashboard/create-edit-projects?id=-1')
  await button(page, 'Save new Project').click()
  await expect(page).toHaveURL(/\?id=\d+$/)
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const id = formId(page)
  await page.goto('/dashboard/projects')
  const edit = page.locator(`main a[href="/dashboard/create-edit-projects?id=${id}"]`)
  await expect(edit.filter({ hasText: 'Untitled Project' })).toBeVisible()
  await page.goto('/dashboard/production-line')
  await page.getByRole('link', { name: `${id} / Untitled Project` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Project')
  await expect(page.getByRole('main').getByText(`${id} / Untitled Project`)).toBeAttached()
})

test('[PJM-05] deleting asks for one’s own password, which the server checks', async ({
  page,
  admin,
  site,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const { id, title: name } = await addProject(site)
  await openForm(page, id)
  await button(page, 'DELETE').click()
  const dialog = page.getByRole('dialog', { name: 'Excluir este projeto?' })
  await expect(dialog).toContainText(name)
  const password = dialog.getByLabel('Sua senha')
  await expect(password).toBeFocused()
  await password.fill('nao-e-esta')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription(/senha/i)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(await readProject(admin, id)).toMatchObject({ title: name })
  await expectAccessible(page)

  await password.fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Excluir' }).click()
  await expect(page).toHaveURL('/dashboard/projects')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect(await readProject(admin, id)).toBeUndefined()
})

test.describe('what was typed', () => {
  test('survives a reload as a draft, leaving asks first, and the save ends it', async ({ page, site }) => {
    const { id, title: before } = await addProject(site)
    await openForm(page, id)
    await title(page).fill('Pela metade')
    await page.getByLabel('Texto em Markdown').fill('Uma linha.')
    await page.getByRole('combobox', { name: 'Tecnologias' }).fill('KiCad')
    await page.reload()
    await expect(notice(page)).toContainText('Há um rascunho deste navegador')
    await expect(title(page)).toHaveValue(before)
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(title(page)).toHaveValue('Pela metade')
    await expect(page.getByLabel('Texto em Markdown')).toHaveValue('Uma linha.')

    await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
    await expect(question).toContainText('ficam como rascunho neste navegador')
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await button(page, 'Update').click()
    await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveValue('Pela metade')
    await expect(notice(page)).toHaveCount(0)
  })

  test('is offered after a session that ended amid the work', async ({ page, admin, site, context, complaints }) => {
    complaints.allow(/status of 403/)
    const { id, title: before } = await addProject(site)
    await openForm(page, id)
    // What the screen asks by itself is answered still.
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await title(page).fill('Depois do fim')
    await button(page, 'Update').click()
    await page.waitForURL('**/login?return=*')
    await page.getByLabel('E-mail').fill(ADMIN.email)
    await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password)
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
    await page.waitForURL(`**/dashboard/create-edit-projects?id=${id}`)
    await expect(title(page)).toHaveValue(before)
    await notice(page).getByRole('button', { name: 'Retomar' }).click()
    await expect(title(page)).toHaveValue('Depois do fim')
    await button(page, 'Update').click()
    await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
    expect(await readProject(admin, id)).toMatchObject({ title: 'Depois do fim' })
  })
})

test('a file goes up, comes down again, and can be called off, sent again and removed', async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(/status of 503/, /^503 /)
  const { id } = await addProject(site, { is_download: true })
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251))
  const file = { name: 'Leitor à mão.zip', mimeType: 'application/zip', buffer: bytes }
  await openForm(page, id)
  const row = page.getByRole('group', { name: 'Linux' })
  await expect(row).toContainText('Nenhum arquivo')
  const choose = row.locator('input[type=file]')

  // On its way, and never there.
  await page.route('**/api/v1/project-file?*', () => undefined)
  await choose.setInputFiles(file)
  await expect(row.getByRole('progressbar', { name: 'Envio: Linux' })).toHaveAttribute('aria-valuenow', /\d/)
  await row.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toContainText('Nenhum arquivo')
  await page.unroute('**/api/v1/project-file?*')

  const mend = await failCalls(page, '/project-file?*', 503, 'O disco está cheio.')
  await choose.setInputFiles(file)
  await expect(row.getByRole('alert')).toContainText('O disco está cheio.')
  await mend()
  await row.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row).toContainText('Leitor à mão.zip')
  await expect(row).toContainText('293 kB')
  // Files are kept at once: there is nothing to save.
  await expect(page.getByText('Alterações não salvas')).toBeHidden()

  const coming = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Baixar' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('Leitor à mão.zip')
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  expect(Buffer.concat(parts).equals(bytes)).toBe(true)

  await row.getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog', { name: 'Remover este arquivo?' }).getByRole('button', { name: 'Remover' }).click()
  await expect(row).toContainText('Nenhum arquivo')
})

test('files are dropped where they belong: on a place for a file, into the text, on a picture’s field', async ({
  page,
  site,
}) => {
  const { id } = await addProject(site, { is_download: true })
  await openForm(page, id)
  const picture = { name: 'foto.png', type: 'image/png', content: await makePicture(300, 200) }
  const row = page.getByRole('group', { name: 'Linux' })
  await dropFiles(row, [{ name: 'leitor.zip', type: 'application/zip', content: Buffer.from('leitor') }])
  await expect(row).toContainText('leitor.zip')

  await dropFiles(page.getByLabel('Texto em Markdown'), [picture])
  await expect(page.getByLabel('Texto em Markdown')).toHaveValue(/!\[\]\(\/uploads\/\S+\.webp\)/)

  const field = page.getByText('Solte ou cole uma imagem').first()
  await dropFiles(field, [picture, picture])
  await expect(page.getByText('Envie um arquivo de imagem por vez.')).toBeVisible()
  await dropFiles(field, [picture])
  await expect(page.getByLabel('Imagem do resumo', { exact: true })).toHaveValue(/^\/uploads\/\S+\.webp$/)
})

test('[API-01] a picture is sent from its field and saved by its address', async ({ page, admin, site }) => {
  const { id } = await addProject(site)
  await openForm(page, id)
  await page
    .getByLabel('Imagem do resumo: arquivo')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await makePicture(900, 700) })
  await expect(page.getByLabel('Imagem do resumo', { exact: true })).toHaveValue(/^\/uploads\/\S+\.webp$/)
  await button(page, 'Update').click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  const { resum } = await readProject(admin, id)
  expect(resum.image).toMatch(/^\/uploads\/\S+\.webp$/)
  await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
  await expect(page.locator(`img[src="${resum.image}"]`)).toBeVisible()
})

test('a member sees the project and works on it, who is none does not, and the admin hands it to the firm', async ({
  page,
  admin,
  site,
  visitor,
  browser,
  complaints,
  sessions,
}) => {
  const { id, title: name } = await addProject(site, { is_public: false })
  const colleague = await browser.newContext({ storageState: sessions.staff })
  complaints.watch(colleague)
  complaints.allow(/status of 404/)
  const theirs = await colleague.newPage()
  await theirs.goto(`/dashboard/create-edit-projects?id=${id}`)
  await expect(theirs.getByRole('heading', { name: 'Este projeto não existe' })).toBeVisible()

  await openForm(page, id)
  await page.getByRole('combobox', { name: 'Equipe do projeto' }).click()
  await page.getByRole('listbox', { name: 'Equipe do projeto' }).getByRole('option', { name: /^Davi/ }).click()
  await page.keyboard.press('Escape')
  await button(page, 'Update').click()
  await expect(toast(page, 'Salvo com sucesso')).toBeVisible()
  expect((await readProject(admin, id)).members).toMatchObject([{ id: 2 }])

  await theirs.goto('/dashboard/projects')
  await theirs.getByRole('link', { name }).click()
  await expect(theirs.getByRole('button', { name: 'DELETE' })).toHaveCount(0)
  await theirs.getByLabel('Descrição do resumo').fill('Pela equipe.')
  await theirs.getByRole('button', { name: 'Update' }).click()
  await expect(toast(theirs, 'Salvo com sucesso')).toBeVisible()
  expect(await readProject(admin, id)).toMatchObject({ resum: { description: 'Pela equipe.' } })

  const own = await addProject(site, { id_user: 2 })
  expect(await readProject(visitor.request, own.id)).toBeUndefined()
  await openForm(page, own.id)
  await expect(page.getByRole('link', { name: 'Ver no site' })).toHaveCount(0)
  await button(page, 'Passar para a empresa').click()
  await page.getByRole('dialog', { name: 'Passar para a empresa?' }).getByRole('button', { name: 'Passar' }).click()
  await expect(page.getByRole('link', { name: 'Ver no site' })).toBeVisible()
  await expect(button(page, 'Passar para a empresa')).toHaveCount(0)
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
  expect(await readProject(visitor.request, own.id)).toMatchObject({ title: own.title })
  expect(await readProject(admin, own.id)).toMatchObject({ id_user: 1, members: [{ id: 2 }] })

  // What is public anybody may read; its form is its own staff's.
  const firms = await addProject(site)
  await theirs.goto(`/dashboard/create-edit-projects?id=${firms.id}`)
  await expect(theirs.getByRole('heading', { name: 'Este projeto é de outra pessoa' })).toBeVisible()
  await colleague.close()
})

import type { APIRequestContext, Page } from '@playwright/test'
import { addProject } from './projects.ts'
import { expect, expectAccessible, type Site, test } from './site.ts'

/** A line of the admin's with a task in each of three columns; of the second, one of two steps is done. */
async function addLine(site: Site, admin: APIRequestContext) {
  const line = await addProject(site, { title: 'A loja do cliente' })
  const ids: number[] = []
  for (const [status, nome] of [
    ['inBacklog', 'Talvez um dia'],
    ['inProgress', 'A página de entrada'],
    ['Completed', 'O desenho da marca'],
  ])
    ids.push(await add(admin, '/line-task-add', { id_project: line.id, nome, status }))
  const [, inProgress] = ids
  const step = await add(admin, '/line-subtask-add', { id: inProgress, task: 'Desenhar' })
  await add(admin, '/line-subtask-add', { id: inProgress, task: 'Escrever' })
  await admin.post('/api/v1/line-subtask-change', { data: { id: step, checked: true } })
  return line
}

/** Adds a task or a step by its call, and says its id. */
async function add(admin: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = (await (await admin.post(`/api/v1${path}`, { data })).json()).data
  return (answer.card ?? answer).id
}

/** Shares a line by the call, and says the path of the client's page. */
async function shareLine(admin: APIRequestContext, id: number, columns: string[], renew = false): Promise<string> {
  const answer = await admin.post('/api/v1/line-share', { data: { id, columns, renew } })
  return (await answer.json()).data.path
}

/** The browser's own line about a page that answers 404. */
const NOT_FOUND = /status of 404/
const main = (page: Page) => page.getByRole('main')

test.describe('who manages a line', () => {
  test.use({ as: 'admin', permissions: ['clipboard-read', 'clipboard-write'] })

  test('chooses what the client sees, copies the link, makes another and ends it', async ({
    page,
    site,
    admin,
    visitor,
    complaints,
  }) => {
    complaints.allow(NOT_FOUND)
    const line = await addLine(site, admin)
    await page.goto(`/dashboard/production-line/backlog/${line.id}`)
    await page.getByRole('button', { name: 'Mostrar ao cliente' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mostrar ao cliente' })
    await expect(dialog.getByRole('checkbox', { name: 'Backlog' })).not.toBeChecked()
    for (const name of ['Para Desenvolvimento', 'Em Progresso', 'Em Testes', 'Concluído'])
      await dialog.getByRole('checkbox', { name }).uncheck()
    await dialog.getByRole('button', { name: 'Criar o link' }).click()
    await expect(dialog).toContainText('Escolha ao menos uma coluna.')
    await dialog.getByRole('checkbox', { name: 'Em Progresso' }).check()
    await dialog.getByRole('button', { name: 'Criar o link' }).click()
    await dialog.getByRole('button', { name: 'Copiar' }).click()
    await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible()
    await expectAccessible(page)
    const first = await page.evaluate(() => navigator.clipboard.readText())
    expect(first).toMatch(new RegExp(`^${site.origin}/andamento/${line.id}-[0-9a-f]{32}$`))

    const client = await visitor.newPage()
    await client.goto(first)
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(line.title)
    await expect(main(client)).toContainText('A página de entrada')
    await expect(main(client)).not.toContainText('O desenho da marca')

    await dialog.getByRole('checkbox', { name: 'Concluído' }).check()
    await dialog.getByRole('button', { name: 'Salvar colunas' }).click()
    await expect(dialog.getByRole('button', { name: 'Pronto' })).toBeVisible()
    await client.reload()
    await expect(main(client)).toContainText('O desenho da marca')

    await dialog.getByRole('button', { name: 'Outro link' }).click()
    await page.getByRole('button', { name: 'Fazer outro' }).click()
    await expect(dialog.getByLabel('Link')).not.toHaveValue(first)
    const second = await dialog.getByLabel('Link').inputValue()
    expect((await client.reload())!.status()).toBe(404)
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
    expect((await client.goto(second))!.status()).toBe(200)

    await dialog.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByRole('dialog', { name: 'Encerrar?' }).getByRole('button', { name: 'Encerrar' }).click()
    await expect(dialog.getByRole('button', { name: 'Criar o link' })).toBeVisible()
    expect((await client.reload())!.status()).toBe(404)
  })
})

test('the client’s page is accessible, is stored, indexed and counted nowhere, and leaves no trace in a message', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  const line = await addLine(site, admin)
  const path = await shareLine(admin, line.id, ['inProgress', 'Completed'])
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/analytics')) views.push(request.postDataJSON())
  })
  const answer = (await page.goto(path))!
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line.title)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Em progresso', 'Concluído'])
  await expect(main(page)).toContainText('33% concluído')
  await expect(main(page).getByRole('listitem')).toHaveText(['A página de entrada50%', 'O desenho da marca100%'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)

  // A program that shows a preview of the link learns nothing from the head.
  const head = await page.locator('head').innerHTML()
  expect(head).not.toContain(line.title)
  expect(head).not.toContain(path)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  for (const list of ['/robots.txt', '/sitemap.xml'])
    expect(await (await page.request.get(list)).text()).not.toContain('andamento')

  // It is the client's: the site's menu and search have nothing to do there.
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveText([/./, 'Falar com a gente'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))).not.toMatch(
    /first-page[^,}]*andamento/,
  )
  // The first view that is counted is that of the page after it, and does not say where from.
  await expect.poll(() => views).toEqual([{ analytics: 'page', page: 'contact' }])

  // The link of a page that is no more, with scripts: the same words.
  complaints.allow(NOT_FOUND)
  await shareLine(admin, line.id, [])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
  await expectAccessible(page)
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a visitor reads the progress, a change at once, on paper too; a link that was revoked says so', async ({
    page,
    site,
    admin,
    complaints,
  }) => {
    complaints.allow(NOT_FOUND)
    const line = await addLine(site, admin)
    const path = await shareLine(admin, line.id, ['inProgress'])
    await page.goto(path)
    await expect(main(page)).toContainText('1 tarefa')
    const nome = 'Uma tarefa_de_nome_muito_comprido_e_sem_lugar_algum_para_quebrar_a_linha'
    await admin.post('/api/v1/line-task-add', { data: { id_project: line.id, nome, status: 'inProgress' } })
    await page.reload()
    await expect(main(page)).toContainText('2 tarefas')
    await expect(main(page).getByText(nome)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    const bare = await addLine(site, admin)
    await page.goto(await shareLine(admin, bare.id, ['inTest']))
    await expect(main(page)).toContainText('Ainda não há tarefas à mostra.')
    await page.goto(path)
    await expect(main(page)).not.toContainText('Ainda não há tarefas à mostra.')

    await shareLine(admin, line.id, ['inProgress'], true)
    expect((await page.reload())!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não vale mais.')
    await expect(main(page)).not.toContainText(line.title)
  })
})

test('who tries too many links is told to wait; a valid one still opens', async ({ page, site, admin, complaints }) => {
  complaints.allow(/status of (404|429)/)
  const line = await addLine(site, admin)
  const path = await shareLine(admin, line.id, ['inProgress'])
  // The other journeys' misses from this network count too.
  let status = 404
  for (let tries = 0; tries < 31 && status === 404; tries++)
    status = (await page.request.get(`/andamento/${line.id}-${tries}`)).status()
  expect(status).toBe(429)
  const refused = (await page.goto('/andamento/1-0'))!
  expect(refused.status()).toBe(429)
  expect(refused.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Muitos links que não valem.')
  await expect(main(page)).toContainText('Tente de novo em')
  expect((await page.goto(path))!.status()).toBe(200)
})

import { systemClock } from '#clock.ts'
import { ownTitle } from './archives.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, holdCall } from './network.ts'
import { addProject } from './projects.ts'
import { expect, expectAccessible, test } from './site.ts'

const EMPTY = 'No projects found. Click New Project to create one.'

test.describe('the admin’s list', () => {
  test.use({ as: 'admin' })

  test('[PJM-01] [NAV-08] shows each project’s title and marks, in 1 to 6 columns', async ({ page, admin, site }) => {
    const { title } = await addProject(site, { is_highlighted: true })
    await admin.post('/api/v1/new-project', { data: { is_public: false } })
    const letGo = await holdCall(page, '/list-all-project')
    await page.goto('/dashboard/projects')
    await expect(page).toHaveTitle('Projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(page.getByRole('main').getByRole('link', { name: 'New Project' })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Carregando os projetos…' })).toBeVisible()
    letGo()
    const cards = page.getByRole('main').getByRole('listitem')
    const card = cards.filter({ hasText: title })
    await expect(card).toContainText('Highlighted Yes')
    await expect(card).toContainText('Public Yes')
    const untitled = cards.filter({ hasText: 'Untitled Project' }).first()
    await expect(untitled).toContainText('Highlighted No')
    await expect(untitled).toContainText('Public No')

    const columns: number[] = []
    for (const width of [360, 640, 860, 1280, 1500, 1900]) {
      await page.setViewportSize({ width, height: 900 })
      columns.push(
        await page
          .getByRole('main')
          .getByRole('list')
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
      )
    }
    expect(columns).toEqual([1, 2, 3, 4, 5, 6])
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  })

  test('[PJM-02] a card opens the form, the button a new one, and a reload keeps it', async ({ page, site }) => {
    const { id, title } = await addProject(site)
    await page.goto('/dashboard/projects')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    // The whole card opens it.
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(`/dashboard/create-edit-projects?id=${id}`)
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Update Project ${id}`)
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title)

    await page.getByRole('link', { name: 'PROJECT', exact: true }).click()
    await expect(page).toHaveURL('/dashboard/projects')
    // The list marks where one comes from.
    await expect(card).toHaveAttribute('data-selected')
    await page.getByRole('main').getByRole('link', { name: 'New Project' }).click()
    await expect(page).toHaveURL('/dashboard/create-edit-projects?id=-1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Project')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Project')
    // So does an address without an id.
    await page.goto('/dashboard/create-edit-projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Project')
    await expect(page).toHaveURL('/dashboard/create-edit-projects')
  })

  test('is searched by title, brings more on demand, and shows the whole team’s by a switch', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(CUT_OFF)
    const { title } = await addProject(site, { title: 'Balança de café', id_user: 2 })
    await queryDatabase(
      site,
      `insert into projects (id_user, title, date_created)
       select 1, 'Série ' || n, $1::timestamptz - interval '10 years' from generate_series(1, 60) n`,
      [systemClock.now()],
    )
    await page.goto('/dashboard/projects')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(48)
    const mend = await cutCalls(page, '/list-all-project')
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor')
    await mend()
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    // More than one page more, where other tests have added projects before.
    await expect.poll(() => cards.count()).toBeGreaterThan(60)

    const search = page.getByRole('searchbox', { name: 'Buscar pelo título' })
    await search.fill('balanca de CAFE')
    await expect(page.getByText('Nenhum projeto com “balanca de CAFE” no título.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden()
    await page.getByLabel('Toda a equipe').check()
    await expect(cards).toHaveText([new RegExp(`${title}.*de Davi`)])
    await page.getByLabel('Toda a equipe').uncheck()
    await page.getByRole('button', { name: 'Limpar a busca' }).click()
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasText: title })).toHaveCount(0)
  })
})

test.describe('the list of somebody else', () => {
  test.use({ as: 'staff' })

  test('[PJM-01] without projects says how to make one, and a failed one tries again', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(CUT_OFF)
    await queryDatabase(site, 'delete from project_members where user_id = 2')
    await queryDatabase(site, 'delete from projects where id_user = 2')
    await addProject(site, { title: ownTitle('Da empresa') })
    const mend = await cutCalls(page, '/list-all-project')
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('alert')).toContainText('A lista não veio')
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText(EMPTY)).toBeVisible()
    await expect(page.getByLabel('Toda a equipe')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New Project' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Project')
  })
})

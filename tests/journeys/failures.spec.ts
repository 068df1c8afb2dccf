import type { Page, Route } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addArchive, ownTitle, readArchive } from './archives.ts'
import { CUT_OFF, cutCalls, failCalls } from './network.ts'
import { makePicture, pastePicture } from './pictures.ts'
import { expect, expectAccessible, test } from './site.ts'

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar', exact: true })
const UNREACHED = 'Não foi possível falar com o servidor.'
/** The title of a failure without a reason of the program's. */
const UNSAVED = 'Unable to save the flow'
const LOST = 'Sem conexão, tentando de novo.'

test.describe('a visitor', () => {
  test('[NAV-10] with a dead server each public page stays, and the next one offers to try again', async ({
    page,
    complaints,
    admin,
  }) => {
    complaints.allow(CUT_OFF)
    const { id, title } = await addArchive(admin)
    const mend = await cutCalls(page)
    for (const path of ['/', '/archive', `/archive-view/${id}`, '/login']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(/.{20}/)
    }
    await page.getByLabel('E-mail').fill('marina@exemplo.com.br')
    await page.getByLabel('Senha', { exact: true }).fill('uma-senha')
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
    await expect(alertOf(page, 'Sem conexão com o servidor.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('marina@exemplo.com.br')
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('uma-senha')

    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Arquivos' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não chegou inteira.')
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await retry.click()
    await expect(retry).toBeVisible()
    await mend()
    await retry.press('Enter')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test.describe('the admin', () => {
  test.use({ as: 'admin' })

  test('[NAV-10] with a dead server each private screen says so, and works again with it', async ({
    page,
    complaints,
    admin,
  }) => {
    complaints.allow(CUT_OFF)
    const { id, title } = await addArchive(admin)
    await page.clock.install()
    const mend = await cutCalls(page)
    const paths = ['/dashboard', '/dashboard/budget', '/dashboard/archive', `/dashboard/create-archive?id=${id}`]
    for (const path of paths) {
      await page.goto(path)
      await expect(alertOf(page, LOST), path).toBeVisible()
      // Said once, whatever the screen calls, with the screen's heading and the way to all other places.
      await expect(page.getByRole('alert'), path).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Dashboard' }), path).toBeVisible()
    }
    await expectAccessible(page)
    // The screen tries by itself too, every few seconds: with its clock stopped only the press can be what tries.
    const underWay = new Set<unknown>()
    page.on('request', (request) => void underWay.add(request))
    page.on('requestfailed', (request) => void underWay.delete(request))
    // Code that is fetched ahead while nobody waits still arrives: only the calls are cut.
    page.on('requestfinished', (request) => void underWay.delete(request))
    await page.clock.pauseAt(nowMs() + 60_000)
    // Nor one that the clock sent as it came there.
    await page.evaluate(() => 0)
    await expect.poll(() => underWay.size).toBe(0)
    const tried = page.waitForRequest('**/api/v1/session')
    await page.getByRole('button', { name: 'Tentar agora' }).click()
    await tried
    await mend()
    await page.clock.resume()
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(alertOf(page, LOST)).toHaveCount(0)
  })

  test('[NAV-10] a screen whose code was never loaded waits for the connection like any other', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/, /TypeError/)
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Visitas do período' })).toBeVisible()
    await context.setOffline(true)
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    // By the keyboard: no pointer has passed over the link and loaded its screen beforehand.
    await menu.getByRole('link', { name: 'Clientes' }).press('Enter')
    await expect(page).toHaveURL('/dashboard/clients')
    await expect(alertOf(page, LOST)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
    await expect(menu).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: 'Novo cliente' })).toBeVisible()
    await expect(alertOf(page, LOST)).toHaveCount(0)
  })

  test('[NAV-10] without a network a screen says so, and comes by itself once the network is back', async ({
    page,
    context,
    complaints,
    admin,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const { id, title } = await addArchive(admin)
    // The screen's code is there already; the article is loaded anew each time.
    await page.goto(`/dashboard/create-archive?id=${id}`)
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Archives' }).click()
    const row = page.getByRole('link', { name: title, exact: true })
    await expect(row).toBeVisible()
    await context.setOffline(true)
    await row.click()
    await expect(alertOf(page, LOST)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Archive')
    await page.getByRole('button', { name: 'Tentar agora' }).click()
    await expect(alertOf(page, LOST)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByLabel('Título')).toHaveValue(title)
    await expect(alertOf(page, LOST)).toHaveCount(0)
  })

  test('[NAV-07] [NAV-10] a save that fails, by the line or by the server, loses nothing typed', async ({
    page,
    complaints,
    admin,
  }) => {
    complaints.allow(CUT_OFF, /^50[02] |status of 50[02]/, /^Invalid server response format/)
    await page.goto('/dashboard/create-archive')
    const title = ownTitle()
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Descrição').fill('Uma descrição.')
    await page.getByLabel('Markdown').fill('Um texto comprido.')
    const isKept = async () => {
      await expect(page.getByLabel('Título')).toHaveValue(title)
      await expect(page.getByLabel('Descrição')).toHaveValue('Uma descrição.')
      await expect(page.getByLabel('Markdown')).toHaveValue('Um texto comprido.')
      await expect(page.getByText('Alterações não salvas')).toBeVisible()
    }
    const mend = await cutCalls(page, '/new-archive')
    await publish(page).click()
    await expect(alertOf(page, `${UNSAVED}${UNREACHED}`)).toBeVisible()
    await isKept()
    await mend()
    // A proxy's own page, whatever its status, gives no reason either.
    for (const status of [200, 502]) {
      const answer = (route: Route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      await page.route('**/api/v1/new-archive', answer)
      await publish(page).click()
      const failure = alertOf(page, `${UNSAVED}O servidor não respondeu como devia.`)
      await expect(failure).toBeVisible()
      await failure.getByRole('button', { name: 'Close' }).click()
      await expect(failure).toHaveCount(0)
      await isKept()
      await page.unroute('**/api/v1/new-archive', answer)
    }
    const heal = await failCalls(page, '/new-archive', 500, 'Algo deu errado do nosso lado.')
    await publish(page).click()
    await expect(alertOf(page, 'Algo deu errado do nosso lado.')).toBeVisible()
    await isKept()
    await heal()
    await publish(page).click()
    await expect(page).toHaveURL(/\?id=\d+$/)
    const id = Number(new URL(page.url()).searchParams.get('id'))
    expect(await readArchive(admin, id)).toMatchObject({ title, markdown: 'Um texto comprido.' })
  })

  test('a preview, a picture or a removal that fails says so and leaves the form as it was', async ({
    page,
    complaints,
    admin,
  }) => {
    complaints.allow(CUT_OFF)
    const { id } = await addArchive(admin)
    await page.goto(`/dashboard/create-archive?id=${id}`)
    const text = page.getByLabel('Markdown')
    await expect(text).toBeVisible()
    const mend = await cutCalls(page)
    await text.fill('Antes. ')
    await expect(page.getByText('A prévia parou na última versão.')).toBeVisible()
    await pastePicture(text, await makePicture(300, 200), 'foto.png')
    await expect(alertOf(page, 'foto.png: ')).toBeVisible()
    await expect(text).toHaveValue('Antes. ')
    await page.getByRole('button', { name: 'Excluir' }).click()
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/delete-archive'))
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await failed
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(alertOf(page, UNREACHED).last()).toBeVisible()
    await expect(text).toHaveValue('Antes. ')
    await mend()
    // By itself.
    await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('Antes.')
    expect(await readArchive(admin, id)).toBeDefined()
  })

  test('a file that the server does not get, or does not give, has the frame look for the connection', async ({
    page,
    complaints,
  }) => {
    complaints.allow(CUT_OFF)
    await page.goto('/dashboard/financial-report')
    const mend = await cutCalls(page, '/finance/report/csv?*')
    await page.getByRole('button', { name: 'Contador: levar o mês' }).click()
    const [tried] = await Promise.all([
      page.waitForRequest('**/api/v1/session'),
      page.getByRole('button', { name: 'Só a planilha (CSV)' }).click(),
    ])
    expect((await tried.response())?.status()).toBe(200)
    await expect(alertOf(page, UNREACHED)).toBeVisible()
    await mend()

    await page.goto('/dashboard/financial-report/import')
    await cutCalls(page, '/finance/import/preview')
    const file = { name: 'extrato.ofx', mimeType: 'text/plain', buffer: Buffer.from('OFXHEADER:100') }
    await Promise.all([page.waitForRequest('**/api/v1/session'), page.locator('input[type=file]').setInputFiles(file)])
    await expect(alertOf(page, UNREACHED)).toBeVisible()
  })
})

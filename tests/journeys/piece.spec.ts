import type { Page } from '@playwright/test'
import { binaryStl, box, type Facet, textStl } from '#domains/pieces/stl/sample-meshes.ts'
import { queryDatabase } from './database.ts'
import { expect, expectAccessible, test } from './site.ts'

const range = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'R$' }).first()
const measure = (page: Page, label: string) => page.getByRole('spinbutton', { name: label, exact: true })

// Messages of one address are limited, and other tests' were sent from it.
test.beforeEach(({ site }) => queryDatabase(site, 'delete from rate_limits'))

test('a piece is drawn and priced as its form, measures, material and quantity are set, and its address says it', async ({
  page,
}) => {
  await page.goto('/sua-peca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua peça')
  const first = await range(page).textContent()
  await measure(page, 'Altura').fill('60')
  await expect(range(page)).not.toHaveText(first ?? '')
  await expect(page).toHaveURL(/altura=60/)

  await page.getByRole('link', { name: 'Caixa' }).click()
  await measure(page, 'Largura').fill('2000')
  await measure(page, 'Largura').blur()
  await expect(measure(page, 'Largura')).toHaveValue('250')
  await page.getByRole('radio', { name: /^ASA/ }).check()
  await measure(page, 'Quantas').fill('20')
  await expect(page.getByText(/cada; as 20/)).toBeVisible()
  await expect(page).toHaveURL(/forma=caixa.*material=asa.*quantas=20/)
  await page.getByRole('slider', { name: 'Cortar em' }).fill('10')
  await expect(page.getByText(/^camada 30 de 300/)).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(page, { dark: true })

  // Who is sent the address sees the same piece for the same price.
  const shown = await range(page).textContent()
  await page.reload()
  await expect(range(page)).toHaveText(shown ?? '')
  await expect(measure(page, 'Quantas')).toHaveValue('20')

  // The price stays in sight below the site's bar.
  await page.evaluate(() => scrollTo(0, 300))
  const isInSight = () =>
    range(page).evaluate((price) => {
      const { left, top } = price.getBoundingClientRect()
      return scrollY > 200 && price.contains(document.elementFromPoint(left + 5, top + 5))
    })
  await expect.poll(isInSight).toBe(true)
})

test('on the narrowest phone no name of a form is broken', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/sua-peca')
  const lines = await page
    .getByRole('navigation', { name: 'Forma' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.slice(0, -1).map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link.lastChild!)
        return [link.textContent, range.getClientRects().length]
      }),
    )
  expect(lines.filter(([, count]) => count !== 1)).toEqual([])
})

const choose = (page: Page, name: string, file: ArrayBuffer) =>
  page.getByLabel('Escolher um STL').setInputFiles({ name, mimeType: 'model/stl', buffer: Buffer.from(file) })

test('a file of one’s own is measured in the browser, drawn and priced; what cannot be is said', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await page.goto('/sua-peca?forma=stl')
  await expect(page.getByText('Falta o arquivo', { exact: true })).toBeVisible()
  await choose(page, 'cubo.stl', binaryStl(box([20, 20, 20])))
  await expect(page.getByText('12 facetas, binário, 0,7 kB')).toBeVisible()
  await expect(page.getByText('8,000 cm³').first()).toBeVisible()
  await expect(range(page)).toBeVisible()
  await expectAccessible(page)

  await choose(page, 'polegada.stl', textStl(box([1, 1, 1])))
  await expect(page.getByText('Miúda demais', { exact: true })).toBeVisible()
  await page.getByLabel('O arquivo está em').selectOption('pol.')
  await expect(page.getByText('16,4 cm³').first()).toBeVisible()
  await expect(range(page)).toBeVisible()

  await choose(page, 'aberta.stl', binaryStl(box([20, 20, 20]).slice(1)))
  await expect(page.getByText('não: 3 arestas soltas')).toBeVisible()
  await expect(page.getByText('Sem preço ainda', { exact: true })).toBeVisible()

  const [[, second, third], ...others] = box([20, 20, 20]) as [Facet, ...Facet[]]
  await choose(page, 'sem-numero.stl', binaryStl([[[Number.NaN, 0, 0], second, third], ...others]))
  await expect(page.getByText('1 faceta traz número inválido (NaN) e ficou fora.')).toBeVisible()

  // 200 MB are refused by their size, unread; made in the page, since no file so large is sent to it.
  await page.getByLabel('Escolher um STL').evaluate((field: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File(Array(200).fill(new Uint8Array(2 ** 20)), 'enorme.stl'))
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText('enorme.stl tem 200,0 MB; aqui cabem 50.')).toBeVisible()

  await choose(page, 'lista.stl', new TextEncoder().encode('café, filamento\n'.repeat(40)).buffer as ArrayBuffer)
  await expect(page.getByText('Isto é um texto com nome de STL, não uma peça.')).toBeVisible()

  // Nothing of a file left the browser; visits and what is tried are counted.
  expect(sent.filter((path) => !['/api/v1/analytics', '/api/v1/pieces/tried'].includes(path))).toEqual([])
})

test('what was drawn is asked for with its file, read as a message, and becomes a line of a quote', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  await page.goto('/sua-peca?forma=stl&material=asa&quantas=20')
  await choose(page, 'cubo.stl', binaryStl(box([20, 20, 20])))
  await expect(page.getByText('8,000 cm³').first()).toBeVisible()
  await page.getByLabel('Seu nome').fill('Rita Prado')
  await page.getByLabel('Contato', { exact: true }).fill('rita@exemplo.com.br')
  await page.getByRole('checkbox', { name: /Mandar cubo\.stl junto/ }).check()
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText('Pedido enviado.')).toBeVisible()

  const office = await (await browser.newContext({ baseURL: baseURL ?? '', storageState: sessions.admin })).newPage()
  await office.goto('/dashboard/messages')
  await office.getByRole('link', { name: 'Rita Prado' }).first().click()
  await expect(office.getByRole('paragraph').filter({ hasText: 'Peça: STL próprio: cubo.stl' })).toBeVisible()
  const download = office.waitForEvent('download')
  await office.getByRole('link', { name: /^cubo\.stl/ }).click()
  expect((await download).suggestedFilename()).toBe('cubo.stl')
  await office.getByRole('link', { name: 'Criar orçamento' }).click()
  await expect(office.getByText('Peça do arquivo cubo.stl em ASA: 20 × 20 × 20 mm')).toBeVisible()
  await office.context().close()
})

test('a request without a connection is kept, told, and goes by itself once there is one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/sua-peca')
  await page.getByLabel('Seu nome').fill('Rita')
  await page.getByLabel('Contato', { exact: true }).fill('@rita_prado')
  await expect(page.locator('form[novalidate]').filter({ hasText: 'Seu nome' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText(/O pedido ficou guardado neste aparelho/)).toBeVisible()
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/contact/piece'))
  await page.context().setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(page.getByText('Pedido enviado.')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-outbox-'))))
    .toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same is a plain form: a form is a link, and the button works the price out', async ({ page }) => {
    await page.goto('/sua-peca')
    await page.getByRole('link', { name: 'Caixa' }).click()
    await measure(page, 'Largura').fill('100')
    await page.getByRole('radio', { name: /^PETG/ }).check()
    await measure(page, 'Quantas').fill('3')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page).toHaveURL(/forma=caixa.*largura=100/)
    await expect(page.getByText(/cada; as 3/)).toBeVisible()
    await expect(measure(page, 'Largura')).toHaveValue('100')
    await expect(page.getByRole('img', { name: /A peça em camadas/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Material .* de PETG/ })).toBeVisible()

    // What is refused comes back with the piece as it was.
    await page.getByLabel('Seu nome').fill('Rita')
    await page.getByLabel('Contato', { exact: true }).fill('   ')
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page.getByText('Preencha este campo.')).toBeVisible()
    await expect(measure(page, 'Largura')).toHaveValue('100')
    await page.getByLabel('Contato', { exact: true }).fill('@rita_prado')
    await page.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(page).toHaveURL('/sua-peca?enviada=1')
    await expect(page.getByText('Pedido enviado.')).toBeVisible()
  })
})

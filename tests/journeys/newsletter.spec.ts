import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { ADMIN, expect, expectAccessible, type Site, signIn, startSite, stopSite, test } from './site.ts'

/** The letters that have arrived, the last one last. */
const letters: { to: string; source: string }[] = []
let mailServer: SMTPServer
let site: Site

test.beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH'],
    hideSTARTTLS: true,
    async onData(stream, { envelope }, callback) {
      const source = (await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      letters.push({ to: envelope.rcptTo[0]?.address ?? '', source })
      callback()
    },
  })
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const { port } = mailServer.server.address() as AddressInfo
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Vitrine <ola@exemplo.com.br>',
    UI_DELAYS: '0',
  })
})
test.afterAll(async () => {
  await stopSite(site)
  await new Promise<void>((closed) => mailServer.close(closed))
})

test.beforeEach(({ complaints }) => complaints.allow(/foreign host http:\/\/localhost/))

/** The path in the newest letter to an address that begins so, once it has come. */
async function pathIn(to: string, beginning: string): Promise<string> {
  const find = () => {
    const source = letters.findLast((letter) => letter.to === to && letter.source.includes(beginning))?.source ?? ''
    return source.slice(source.indexOf(beginning)).match(/^[\w/-]+/)?.[0]
  }
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return find()!
}

test('a reader without scripts subscribes on a phone, confirms, receives an article and leaves', async ({
  browser,
  page,
  complaints,
}) => {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    baseURL: site.origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  complaints.watch(context)
  const reader = await context.newPage()
  await reader.goto('/archive')
  await expect(reader.getByRole('region', { name: 'Artigos novos por e-mail' })).toBeVisible()
  await reader.goto('/archive-view/7')
  const field = reader.getByLabel('Seu e-mail')
  await field.fill('ana@gmial.com')
  await reader.getByRole('button', { name: 'Receber artigos novos' }).click()
  await expect(reader.getByRole('alert')).toHaveText(/^Você quis dizer ana@gmail\.com\?/)
  await expect(field).toHaveValue('ana@gmial.com')
  await field.fill('ana@cliente.com.br')
  await reader.getByRole('button', { name: 'Receber artigos novos' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Enviamos um e-mail para confirmar.')
  await reader.goto(await pathIn('ana@cliente.com.br', '/boletim/confirmar/'))
  await reader.getByRole('button', { name: 'Confirmar' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Pronto, está confirmado.')

  await page.goto(`${site.origin}/login`)
  await signIn(page, ADMIN, site.origin)
  await page.goto(`${site.origin}/dashboard/create-archive?id=7`)
  await page.getByRole('button', { name: 'Enviar aos inscritos…' }).click()
  await page.getByRole('button', { name: 'Enviar a 1 inscrito' }).click()
  await expect(page.getByText('Enviado a 1', { exact: true })).toBeVisible({ timeout: 60_000 })

  await reader.goto(await pathIn('ana@cliente.com.br', '/archive-view/7'))
  await reader.goto(await pathIn('ana@cliente.com.br', '/boletim/sair/'))
  await reader.getByRole('button', { name: 'Deixar de receber' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Você saiu da lista.')
  await context.close()
})

test('the field and the pages of the letters are accessible at all widths', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/archive-view/7', '/boletim', '/boletim?enviado=1']) {
      await page.goto(site.origin + path)
      await expectAccessible(page)
    }
  }
})

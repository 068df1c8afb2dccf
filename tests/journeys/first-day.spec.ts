import { ADMIN, expect, signIn, startSite, stopSite, test } from './site.ts'

test('a site without any article says so, and offers the first step', async ({ page, complaints }) => {
  complaints.allow(/foreign host http:\/\/localhost/)
  const site = await startSite({ SEED: 'none' })
  try {
    await page.goto(`${site.origin}/archive`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os nossos arquivos')
    await expect(page.getByText('Ainda não há arquivo publicado.')).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o inicio' }).click()
    await expect(
      page.getByRole('region', { name: 'Dos nossos arquivos' }).getByText('Nada em destaque hoje.'),
    ).toBeVisible()
    await signIn(page, ADMIN, site.origin)
    await page.getByRole('link', { name: 'Archives', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum arquivo ainda' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'New Archive' }).last().click()
    await expect(page.getByRole('heading', { name: 'New Archive Create' })).toBeVisible()
  } finally {
    await page.close()
    await stopSite(site)
  }
})

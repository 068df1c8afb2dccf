import { ADMIN, expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

test('the Pix key is set with the own password, and stays out of the public settings', async ({
  page,
  admin,
  complaints,
}) => {
  // The two without the right password.
  complaints.allow(/422 \(Unprocessable Entity\) .*\/site\/billing/)
  await page.goto('/dashboard/site')
  await page.getByRole('navigation', { name: 'Seções do site' }).getByRole('link', { name: 'Cobrança' }).click()
  const key = page.getByLabel('Chave Pix')
  await expect(key).toHaveValue('', { timeout: 20_000 })
  const password = page.getByLabel('Sua senha')
  await expect(password).toBeHidden()
  await expect(page.getByLabel('Condições de um orçamento novo')).toHaveValue(/24 meses/)

  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await key.fill('529.982.247-26')
  await save.click()
  await expect(page.getByText('Use um CPF, um CNPJ, um e-mail', { exact: false })).toBeVisible()
  await key.fill('529.982.247-25')
  await page.getByLabel('Nome de quem recebe').fill('Três Camadas')
  await save.click()
  await expect(page.getByText('Com uma chave, preencha este campo.')).toBeVisible()
  await page.getByLabel('Cidade de quem recebe').fill('Florianópolis')
  await save.click()
  await expect(page.getByText('Digite a sua senha.')).toBeVisible()
  await password.fill('não é esta')
  await save.click()
  await expect(page.getByText('A senha não confere.')).toBeVisible()
  await expectAccessible(page)
  await password.fill(ADMIN.password)
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Salvo com sucesso' })).toBeVisible()
  await expect(password).toBeHidden()

  // Anything else is saved without it.
  await page.getByLabel('Condições de um orçamento novo').fill('Metade **antes**.')
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
  const stored = async () => (await (await admin.get('/api/v1/site/billing')).json()).data.value
  await expect.poll(stored).toMatchObject({
    pixKey: '52998224725',
    receiver: 'Três Camadas',
    city: 'Florianópolis',
    terms: 'Metade **antes**.',
  })
  expect(await (await admin.get('/api/v1/site/settings')).text()).not.toContain('52998224725')
})

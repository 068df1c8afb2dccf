import { holdAnswer } from './network.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin' })

test('an answer that comes once one is on the way to another screen calls nobody back', async ({ page }) => {
  // The number of a new quote, while the next screen's code is still on its way.
  const answerNumber = await holdAnswer(page, '/budget/newIdBudget')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/clients-page-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/dashboard/budget-create?id=-1')
  const asked = page.waitForRequest(/clients-page-/)
  await page.getByRole('link', { name: 'Clientes' }).click()
  await asked
  const drawn = page.waitForResponse('**/api/v1/budget/newIdBudget')
  answerNumber()
  await drawn
  code.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
  await expect(page).toHaveURL('/dashboard/clients')

  // Who turns back before that code has come gets the number, also at an address in capitals.
  const again = await holdAnswer(page, '/budget/newIdBudget')
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/people-page-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/Dashboard/budget-create?id=-1')
  const askedAgain = page.waitForRequest(/people-page-/)
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await askedAgain
  const drawnAgain = page.waitForResponse('**/api/v1/budget/newIdBudget')
  again()
  await (await drawnAgain).finished()
  await expect(page).toHaveURL('/dashboard/people')
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/budget-create\?id=-1&number=\d+$/)
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toBeVisible()
  late.resolve()
})

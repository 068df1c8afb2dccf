import { systemClock } from '#clock.ts'
import { addMessage, expectState, headingOf, listOf, rowOf, stateOf } from './messages.ts'
import { CUT_OFF, cutCalls, holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin' })

test('works by keyboard, and can turn the letters off', async ({ page, site }) => {
  const [third, second, first] = [await addMessage(site), await addMessage(site), await addMessage(site)]
  await page.goto(`/dashboard/messages?q=${encodeURIComponent('suportes ana')}`)
  await expect(rowOf(page, third)).toBeVisible()
  for (const message of [first, second, third]) {
    await page.keyboard.press('j')
    await expect(headingOf(page, message)).toBeVisible()
    await expect(rowOf(page, message)).toBeFocused()
  }
  await page.keyboard.press('k')
  await expect(headingOf(page, second)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(headingOf(page, first)).toBeVisible()
  await page.keyboard.press('e')
  await expectState(site, first, { archived: true, read: true })
  await page.keyboard.press('u')
  await expect(headingOf(page, first)).toHaveCount(0)
  await expect(rowOf(page, first)).toBeFocused()
  await expectState(site, first, { read: false })
  await page.getByRole('searchbox').press('End')
  await page.keyboard.press('j')
  await expect(page.getByRole('searchbox')).toHaveValue('suportes anaj')

  await page.goto(`/dashboard/messages?id=${third.id}`)
  await expect(headingOf(page, third)).toBeVisible()
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  await page.getByRole('switch', { name: 'Usar as letras como atalhos' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await page.keyboard.press('u')
  await expect(headingOf(page, third)).toBeVisible()
  expect(await stateOf(site, third)).toMatchObject({ read: true, archived: false })
})

test('does the same with several at once', async ({ page, site }) => {
  const message = 'Palavraúnica de lote'
  const several = [await addMessage(site, { message }), await addMessage(site, { message })]
  await page.goto('/dashboard/messages?q=palavraunica')
  await expect(rowOf(page, several[0]!)).toBeVisible()
  const bar = page.getByRole('group', { name: 'Com as selecionadas' })
  const chooseAll = page.getByRole('checkbox', { name: 'Selecionar todas' })
  const press = async (name: string, state: Record<string, unknown>) => {
    await chooseAll.check()
    await bar.getByRole('button', { name, exact: true }).click()
    for (const one of several) await expectState(site, one, state)
    await expect(chooseAll).not.toBeChecked()
  }
  await press('Lidas', { read: true })
  await press('Não lidas', { read: false })
  await press('Arquivar', { archived: true })
  await press('Desarquivar', { archived: false })
  await page.getByRole('checkbox', { name: `Selecionar a mensagem de ${several[0]!.name}` }).check()
  await bar.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(rowOf(page, several[0]!)).toHaveCount(0)
  await expect(rowOf(page, several[1]!)).toBeVisible()
  await expect.poll(() => stateOf(site, several[0]!)).toBeUndefined()
})

test('undoes the archiving of several, but for those that were archived before', async ({ page, site }) => {
  const message = 'Palavraúnica de arquivo'
  const [before, now] = [await addMessage(site, { message, archived: true }), await addMessage(site, { message })]
  await page.goto('/dashboard/messages?q=palavraunica+de+arquivo')
  await expect(rowOf(page, before)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Selecionar todas' }).check()
  await page.getByRole('group', { name: 'Com as selecionadas' }).getByRole('button', { name: 'Arquivar' }).click()
  await expectState(site, now, { archived: true })
  await expect(page.getByText('1 mensagem arquivada.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectState(site, now, { archived: false })
  expect(await stateOf(site, before)).toMatchObject({ archived: true })
})

test('sees new messages without loading the page again', async ({ page, site }) => {
  await page.clock.install()
  const known = await addMessage(site)
  await page.goto('/dashboard/messages')
  await page.clock.runFor(2000)
  await expect(rowOf(page, known)).toBeVisible()
  const news = await addMessage(site, { created_at: systemClock.now() })
  await page.clock.runFor(61_000)
  await expect(rowOf(page, news)).toBeVisible()
})

test('is told when messages do not come or are not changed, and tries again', async ({ page, site, complaints }) => {
  complaints.allow(CUT_OFF)
  const message = await addMessage(site, { read: true })
  const letGo = await holdCall(page, '/contact/messages?*')
  await page.goto('/dashboard/messages')
  await expect(page.getByRole('status', { name: 'Carregando as mensagens…' })).toBeVisible()
  const mend = await cutCalls(page, '/contact/**')
  letGo()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'As mensagens não vieram' })).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await rowOf(page, message).click()
  await expect(headingOf(page, message)).toBeVisible()

  const mendUpdate = await cutCalls(page, '/contact/update')
  await page.keyboard.press('e')
  await expect(page.getByRole('alert').filter({ hasText: 'Confira a conexão' }).first()).toBeVisible()
  await expect(rowOf(page, message)).toBeVisible()
  await mendUpdate()
  expect(await stateOf(site, message)).toMatchObject({ archived: false })
})

test('reads list and message one after the other on a telephone; both pass axe', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const message = await addMessage(site, {
    name: `Im${'p'.repeat(100)}`,
    contact: `${'c'.repeat(190)}`,
    message: `${'x'.repeat(3000)} fim`,
  })
  await addMessage(site, { answered: true, created_at: systemClock.now() })
  await page.goto('/dashboard/messages')
  await expect(rowOf(page, message)).toBeVisible()
  await expectAccessible(page)
  await rowOf(page, message).click()
  await expect(headingOf(page, message)).toBeFocused()
  await expect(listOf(page)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voltar à lista' }).click()
  await expect(rowOf(page, message)).toBeFocused()
})

test('sees list and message side by side on a wide screen; both pass axe', async ({ page, site }) => {
  const message = await addMessage(site, { answered: true })
  await page.goto('/dashboard/messages')
  await page.getByRole('checkbox', { name: 'Selecionar todas' }).check()
  await rowOf(page, message).click()
  await expect(headingOf(page, message)).toBeVisible()
  await expect(listOf(page)).toBeVisible()
  await expectAccessible(page)
})

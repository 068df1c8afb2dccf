import type { Page } from '@playwright/test'
import { addEvent, buttonOf, eventOf, form, openCalendar, readDay, removeDemo, toast } from './calendar.ts'
import { holdCall } from './network.ts'
import { addLine, addTasks, setTask } from './production.ts'
import { test as base, expect, expectAccessible } from './site.ts'

interface Fixtures {
  /** A page in the browser of the other member of staff. */
  second: Page
}

const test = base.extend<Fixtures>({
  second: async ({ browser, sessions, complaints, baseURL }, use) => {
    const context = await browser.newContext({ storageState: sessions.staff, baseURL: baseURL ?? '' })
    complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test('other dates are overlays to switch on, and lead to their screens', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [task] = await addTasks(admin, line.id, ['Furar a carcaça'])
  await setTask(site, task!.id, { meta: '2027-09-07T12:00:00-03:00' })
  await openCalendar(page, '?date=2027-09-07')
  // Holidays are shown from the beginning.
  await expect(page.getByRole('list', { name: 'Dia todo' })).toContainText('Independência')
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await page.getByRole('switch', { name: /tarefas/i }).check()
  await page.keyboard.press('Escape')
  const link = page.getByRole('link', { name: /Furar a carcaça/ })
  await expect(link).toBeVisible()
  await page.reload()
  await link.click()
  await expect(page.getByRole('dialog', { name: `Editar Task ${task!.id_text}` })).toBeVisible()
})

test('tags get colours, are hidden and removed', async ({ page, admin }) => {
  const date = '2027-08-20'
  await addEvent(admin, {
    title: 'Com etiqueta',
    start_date: `${date}T09:00`,
    end_date: `${date}T10:00`,
    calendar_tag: 'obra',
  })
  await openCalendar(page, `?date=${date}`)
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Etiquetas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' })
  await dialog.getByLabel('Nome da etiqueta nova').fill('reuniões')
  await dialog.getByRole('button', { name: 'Criar a etiqueta' }).click()
  await expect(dialog.getByRole('group', { name: 'reuniões' })).toBeVisible()
  await dialog.getByRole('group', { name: 'obra' }).getByLabel('Cor').click()
  await page.getByRole('option', { name: 'Vermelho' }).click()
  await expect(eventOf(page, 'Com etiqueta')).toHaveAttribute('data-color', 'red')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await page.getByRole('checkbox', { name: 'obra' }).uncheck()
  await expect(eventOf(page, 'Com etiqueta')).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'obra' }).check()
  await page.getByRole('button', { name: 'Editar etiquetas' }).click()
  await dialog.getByRole('button', { name: 'Excluir obra' }).click()
  await page.getByRole('dialog', { name: 'Excluir a etiqueta obra?' }).getByRole('button', { name: 'Excluir' }).click()
  await expect(eventOf(page, 'Com etiqueta')).toHaveAttribute('data-color', 'cobalt')
})

test('what changed while the calendar was read, before it listens to changes, is shown too', async ({
  page,
  admin,
}) => {
  const date = '2027-08-24'
  const letThrough = await holdCall(page, '/events?*')
  await openCalendar(page, `?date=${date}`)
  await addEvent(admin, { title: 'Entretanto', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  letThrough()
  await expect(eventOf(page, 'Entretanto')).toBeVisible()
})

test('an event is shared, accepted, and changes live; the same field is a conflict', async ({
  page,
  second,
  admin,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const date = '2055-08-25'
  const id = await addEvent(admin, { title: 'Juntos', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await openCalendar(page, `?date=${date}`)
  await openCalendar(second, `?date=${date}`)
  await buttonOf(page, 'Juntos').click()
  await form(page, 'Evento').getByLabel('Compartilhar com').click()
  await page.getByRole('option', { name: /Davi/ }).click()
  await expect(toast(page, 'Convite enviado')).toBeVisible()

  const invitation = second.getByRole('region', { name: 'Convites' })
  await expect(invitation).toContainText('Juntos')
  await invitation.getByRole('button', { name: 'Aceitar' }).click()
  await expect(invitation).toHaveCount(0)
  await expect(form(page, 'Evento').getByRole('list', { name: 'Respostas' })).toContainText('aceitou')

  await buttonOf(second, 'Juntos').click()
  await form(second, 'Evento').getByLabel('Título').fill('Nós dois')
  await form(second, 'Evento').getByRole('button', { name: 'Update Event' }).click()
  await expect(eventOf(page, 'Nós dois')).toBeVisible()
  // The open form takes over what was not changed in it.
  await expect(form(page, 'Evento').getByLabel('Título')).toHaveValue('Nós dois')
  await form(page, 'Evento').getByLabel('Título').fill('Só eu')
  await buttonOf(second, 'Nós dois').click()
  await form(second, 'Evento').getByLabel('Título').fill('Nós três')
  await form(second, 'Evento').getByRole('button', { name: 'Update Event' }).click()
  await expect(eventOf(page, 'Nós três')).toBeVisible()
  await expect(form(page, 'Evento').getByLabel('Título')).toHaveValue('Só eu')
  await form(page, 'Evento').getByRole('button', { name: 'Update Event' }).click()
  const conflict = page.getByRole('dialog').filter({ hasText: 'Nós três' })
  await expect(conflict).toContainText('Só eu')
  await expect.poll(async () => (await readDay(admin, date)).find((one) => one.id === id)?.title).toBe('Nós três')
})

import type { Locator, Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { addEvent, buttonOf, DAY, eventOf, form, hourOf, openCalendar, readDay, removeDemo, toast } from './calendar.ts'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, failCalls, holdCall } from './network.ts'
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

const cssOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name)

test.beforeAll(({ site }) => removeDemo(site))

test('at its first and its last day the calendar shows what there is, and goes no further', async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const step = (name: string) => page.getByRole('navigation', { name: 'Data' }).getByRole('button', { name })
  await openCalendar(page, '?view=month&date=1900-01-15')
  await expect(page.getByRole('link', { name: /^segunda-feira, 1 de janeiro de 1900/ })).toBeVisible()
  await expect(page.locator('li[data-day]').first()).toHaveAttribute('data-day', '1900-01-01')
  await expect(step('Mês anterior')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('k')
  await expect(title).toHaveText('Janeiro de 1900')
  await step('Próximo mês').press('Enter')
  await expect(title).toHaveText('Fevereiro de 1900')
  await step('Mês anterior').press('Enter')
  await expect(title).toHaveText('Janeiro de 1900')
  await expect(step('Mês anterior')).toBeFocused()
  await expectAccessible(page)

  await openCalendar(page, '?view=month&date=2199-12-31')
  await expect(page.locator('li[data-day]').last()).toHaveAttribute('data-day', '2199-12-31')
  await expect(step('Próximo mês')).toHaveAttribute('aria-disabled', 'true')
  await expect(step('Semana que vem')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('s')
  await expect(title).toHaveText('29 – 31 de dezembro de 2199')
  await expect(page.getByRole('group', { name: /^Horas de / })).toHaveCount(3)
  await page.keyboard.press('a')
  await page.keyboard.press('j')
  await expect(title).toHaveText('31 de dezembro de 2199')
})

test('view and day are in the address, and the views lead to the day', async ({ page, admin }) => {
  const date = '2027-08-11'
  await addEvent(admin, { title: 'Ver', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await openCalendar(page, `?date=${date}`)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.keyboard.press('s')
  await expect(title).toHaveText('8 – 14 de agosto de 2027')
  await expect(page.getByRole('group', { name: /^Horas de / })).toHaveCount(7)
  await page.keyboard.press('m')
  await expect(title).toHaveText('Agosto de 2027')
  await expect(page.locator('li[data-day]')).toHaveCount(35)
  await page.keyboard.press('j')
  await expect(title).toHaveText('Setembro de 2027')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  await expect(title).toHaveText('11 de agosto – 9 de setembro de 2027')
  await expect(eventOf(page, 'Ver')).toContainText('09:00 – 10:00')
  await page.getByRole('link', { name: 'quarta-feira, 11 de agosto de 2027' }).click()
  await expect(page).toHaveURL(`/dashboard/calendar?date=${date}`)
  await page.goBack()
  await expect(page).toHaveURL(/view=agenda/)
})

test('only today is marked, and events of days come before those with a time', async ({ page, admin }) => {
  const date = '2027-08-18'
  await addEvent(admin, { title: 'Cedo', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await addEvent(admin, { title: 'O dia', all_day: true, start_date: date, end_date: date })
  const link = page.getByRole('link', { name: /quarta-feira, 18 de agosto de 2027/ })
  await openCalendar(page, `?date=${date}&view=month`)
  await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await openCalendar(page, `?date=${date}&view=agenda`)
  await expect(page.locator('[data-event]')).toContainText(['O dia', 'Cedo'])
  await expect(link).toHaveCSS('color', await cssOf(page.getByRole('main').getByRole('heading', { level: 1 }), 'color'))
})

test('the unit of a repeat goes with its number', async ({ page }) => {
  await openCalendar(page)
  await form(page).getByRole('switch', { name: 'Evento Recorrente' }).check()
  const interval = form(page).getByRole('textbox', { name: 'A cada' })
  await expect(interval).toHaveValue('1 dia')
  await interval.fill('2')
  await expect(interval).toHaveValue('2 dias')
})

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

test('the search finds events of any date and opens them', async ({ page, admin }) => {
  await addEvent(admin, { title: 'Calibração anual', start_date: '2029-02-01T09:00', end_date: '2029-02-01T10:00' })
  await openCalendar(page)
  await page.keyboard.press('/')
  await page.keyboard.type('calibracao')
  await expect(page.getByRole('list', { name: 'Eventos achados' }).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(`/dashboard/calendar?date=${DAY}&q=calibracao`)
  await buttonOf(page, 'Calibração anual').click()
  await expect(form(page, 'Evento').getByLabel('Título')).toHaveValue('Calibração anual')
  await page.getByLabel('Procurar eventos').fill('nada assim')
  await expect(page.getByRole('heading', { name: 'Nenhum evento assim' })).toBeVisible()
})

test('a series that the search finds is finished day by day, not as a whole', async ({ page, admin }) => {
  await addEvent(admin, { title: 'Ronda', rule: 'FREQ=WEEKLY', repeat_event: true, repeat_end_date: '2027-04-30' })
  await openCalendar(page, `?date=${DAY}&q=ronda`)
  await expect(page.getByRole('checkbox', { name: 'Concluído: Ronda' })).toBeDisabled()
  await buttonOf(page, 'Ronda').click()
  await expect(form(page, 'Evento').getByLabel('Título')).toHaveValue('Ronda')
})

test('a tag that was renamed in another window keeps its new name', async ({ page, admin }) => {
  await addEvent(admin, { title: 'Com nome velho', calendar_tag: 'nome velho' })
  await openCalendar(page)
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Etiquetas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' })
  await expect(dialog.getByRole('group', { name: 'nome velho' })).toBeVisible()
  const { data: tags } = await (await admin.get('/api/v1/calendar/tags')).json()
  const tag = tags.find(({ name }: { name: string }) => name === 'nome velho')
  await admin.post('/api/v1/calendar/tags', { data: { id: tag.id, name: 'nome novo', color: 'red' } })
  const row = dialog.getByRole('group', { name: 'nome novo' })
  await expect(row.getByRole('textbox')).toHaveValue('nome novo')
  await row.getByRole('textbox').press('Tab')
  await row.getByRole('textbox').fill('nome de agora')
  await row.getByRole('textbox').press('Enter')
  await expect(dialog.getByRole('group', { name: 'nome de agora' }).getByRole('textbox')).toHaveValue('nome de agora')
  await dialog.getByRole('group', { name: 'nome de agora' }).getByRole('textbox').fill('  ')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('group', { name: 'nome de agora' }).getByRole('textbox')).toHaveValue('nome de agora')
})

test('a name that could not be saved stays in its field, to be tried again', async ({ page, admin, complaints }) => {
  complaints.allow(/status of 409 .*calendar\/tags/)
  await addEvent(admin, { title: 'Com nome fixo', calendar_tag: 'nome fixo' })
  await openCalendar(page)
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Etiquetas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas' })
  const name = (tag: string) => dialog.getByRole('group', { name: tag }).getByRole('textbox')
  await name('nome fixo').fill('nome recusado')
  const mend = await failCalls(page, '/calendar/tags', 409, 'Agora não dá.')
  await name('nome fixo').press('Enter')
  await expect(page.getByText('Agora não dá.')).toBeVisible()
  await mend()
  // Nor does what is done to the tag meanwhile take it away.
  await dialog.getByRole('group', { name: 'nome fixo' }).getByLabel('Cor').click()
  await page.getByRole('option', { name: 'Vermelho' }).click()
  await expect(dialog.getByRole('group', { name: 'nome fixo' }).getByLabel('Cor')).toHaveValue('Vermelho')
  await expect(name('nome fixo')).toHaveValue('nome recusado')
  await name('nome fixo').press('Enter')
  await expect(name('nome recusado')).toHaveValue('nome recusado')
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
  await dialog.getByRole('button', { name: 'Remover obra' }).click()
  await page.getByRole('dialog', { name: 'Remover a etiqueta obra?' }).getByRole('button', { name: 'Remover' }).click()
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

test('loading, failed and offline have their states', async ({ page, complaints }) => {
  complaints.allow(/status of 500/, /^500 /, CUT_OFF)
  const letGo = await holdCall(page, '/getDayCalendar')
  await page.goto(`/dashboard/calendar?date=${DAY}`)
  // The hours are there at once.
  await expect(hourOf(page, '09:00')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(1)
  letGo()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  const mend = await failCalls(page, '/calendar/events?*', 500, 'Não deu.')
  await page.keyboard.press('s')
  await expect(page.getByRole('alert')).toContainText('O calendário não veio')
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('group', { name: /^Horas de / })).toHaveCount(7)
  const restore = await cutCalls(page)
  await page.keyboard.press('m')
  await expect(page.getByRole('alert')).toContainText('Sem conexão, tentando de novo.')
  await restore()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an event that is not there says so', async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  await openCalendar(page, `?date=${DAY}&event=999999`)
  await expect(page.getByRole('heading', { name: 'Este evento não está mais aqui' })).toBeVisible()
})

test('the dashboard of staff shows what is next', async ({ second, site }) => {
  await queryDatabase(site, 'delete from calendar_events where id_user = 2')
  await second.goto('/dashboard')
  const tile = second.getByRole('listitem').filter({ has: second.getByRole('link', { name: 'Calendário' }) })
  await expect(tile).toContainText('nada nos próximos sete dias')
  const start = new Date(nowMs() + 3_600_000).toISOString()
  await second.request.post('/api/v1/eventManager', {
    data: { event: { title: 'Logo mais', start_date: start, end_date: start } },
  })
  await second.reload()
  await expect(tile).toContainText('a seguir: Logo mais')
})

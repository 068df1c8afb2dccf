import {
  addEvent,
  buttonOf,
  dragBy,
  eventOf,
  form,
  HOUR,
  openCalendar,
  removeDemo,
  timesOf,
  toast,
} from './calendar.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test.describe('moving', () => {
  test('the mouse moves an event and resizes it, and the move is taken back', async ({ page, admin }) => {
    const date = '2027-03-22'
    const id = await addEvent(admin, { title: 'Mover', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    await dragBy(page, eventOf(page, 'Mover'), { y: 1.5 * HOUR })
    await expect.poll(() => timesOf(admin, id, date)).toBe('10:30 11:30')
    // To be dragged is not to be opened.
    await expect(form(page)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:00')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:00')
    await dragBy(page, eventOf(page, 'Mover'), { y: HOUR / 2 }, 'bottom')
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:30')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:30')
    await dragBy(page, eventOf(page, 'Mover'), { y: -HOUR }, 'top')
    await expect.poll(() => timesOf(admin, id, date)).toBe('08:00 10:30')
  })

  test('Escape ends a drag without a move', async ({ page, admin }) => {
    const date = '2027-03-23'
    const id = await addEvent(admin, { title: 'Fica', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    const box = (await eventOf(page, 'Fica').boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 150, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await timesOf(admin, id, date)).toBe('09:00 10:00')
    await expect(form(page)).toBeVisible()
  })

  test('keys move and resize it, each step spoken', async ({ page, admin }) => {
    const date = '2027-03-24'
    const id = await addEvent(admin, { title: 'Teclas', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    const spoken = page.locator('[aria-live="assertive"]')
    await buttonOf(page, 'Teclas').focus()
    await page.keyboard.press('Space')
    await expect(spoken).toContainText('Teclas na mão. quarta-feira, 24 de março de 2027, 09:00 – 10:00')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(spoken).toHaveText('quarta-feira, 24 de março de 2027, 10:15 – 11:15')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(spoken).toHaveText('quarta-feira, 24 de março de 2027, 10:00 – 11:30')
    await page.keyboard.press('Escape')
    await expect(spoken).toContainText('De volta a quarta-feira, 24 de março de 2027, 09:00 – 10:00')
    await page.keyboard.press('Space')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Space')
    await expect.poll(() => timesOf(admin, id, date)).toBe('08:00 09:00')
    await expect(eventOf(page, 'Teclas')).toContainText('08:00 – 09:00')
    await expect(buttonOf(page, 'Teclas')).toBeFocused()
  })

  test('it goes from day to day in a week and in a month, by mouse and keys, and keeps its time', async ({
    page,
    admin,
  }) => {
    const id = await addEvent(admin, { title: 'Viaja', start_date: '2027-05-05T09:10', end_date: '2027-05-05T10:00' })
    await openCalendar(page, '?view=week&date=2027-05-05')
    const column = (await page.getByRole('group', { name: /^Horas de quinta/ }).boundingBox())!
    await dragBy(page, eventOf(page, 'Viaja'), { x: column.width })
    await expect.poll(() => timesOf(admin, id, '2027-05-06')).toBe('09:10 10:00')
    await page.getByText('Mês', { exact: true }).click()
    await expect(page).toHaveURL('/dashboard/calendar?view=month&date=2027-05-05')
    const cell = (await page.locator('[data-day="2027-05-14"]').boundingBox())!
    const from = (await eventOf(page, 'Viaja').boundingBox())!
    await dragBy(page, eventOf(page, 'Viaja'), { x: cell.x + 20 - from.x, y: cell.y + 60 - from.y })
    await expect.poll(() => timesOf(admin, id, '2027-05-14')).toBe('09:10 10:00')
    await expect(page.locator('[data-day="2027-05-14"]').getByText('Viaja')).toBeVisible()
    await buttonOf(page, 'Viaja').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => timesOf(admin, id, '2027-05-20')).toBe('09:10 10:00')
  })

  test('one of a series asks which of them move', async ({ page, admin }) => {
    const id = await addEvent(admin, {
      title: 'Série',
      start_date: '2027-06-07T09:00',
      end_date: '2027-06-07T10:00',
      repeat_event: true,
      repeat_end_date: '2027-06-09',
    })
    await openCalendar(page, '?date=2027-06-08')
    await dragBy(page, eventOf(page, 'Série'), { y: HOUR })
    const question = page.getByRole('dialog', { name: 'Mudar o horário' })
    await question.getByRole('button', { name: 'Fechar' }).click()
    await expect(eventOf(page, 'Série')).toContainText('09:00 – 10:00')
    await dragBy(page, eventOf(page, 'Série'), { y: HOUR })
    await question.getByRole('button', { name: 'Só esta' }).click()
    await expect.poll(() => timesOf(admin, id, '2027-06-08')).toBe('10:00 11:00')
    expect(await timesOf(admin, id, '2027-06-09')).toBe('09:00 10:00')
  })

  test('a move that is refused says why', async ({ page, admin, complaints }) => {
    complaints.allow(/status of 422/)
    const id = await addEvent(admin, {
      title: 'Mensal',
      start_date: '2027-06-09T09:00',
      end_date: '2027-06-09T10:00',
      repeat_event: true,
      rule: 'FREQ=MONTHLY;BYDAY=2WE',
    })
    await openCalendar(page, '?date=2027-06-09&view=week')
    const event = eventOf(page, 'Mensal')
    await dragBy(page, event, { x: (await event.boundingBox())!.width * 1.2 })
    await page.getByRole('dialog', { name: 'Mudar o horário' }).getByRole('button', { name: 'Todas' }).click()
    await expect(toast(page, 'Unable to register event')).toBeVisible()
    await expect(toast(page, 'Mude também a repetição: ela não cai no novo dia.')).toBeVisible()
    expect(await timesOf(admin, id, '2027-06-09')).toBe('09:00 10:00')
  })
})

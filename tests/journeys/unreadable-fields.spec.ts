import { ownTitle, readArchive } from './archives.ts'
import { form, openCalendar, readDay, removeDemo, toast } from './calendar.ts'
import { FUTURE_YEAR } from './days.ts'
import { expect, test } from './site.ts'

const NO_DAY = 'Use uma data como 30/11/2026.'
const CHECK = 'Confira os campos marcados.'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test('an article with a date to publish at that is none is not published', async ({ page, admin }) => {
  const title = ownTitle('Data errada')
  await page.goto('/dashboard/create-archive')
  await page.getByLabel('Título').fill(title)
  const moment = page.getByLabel('Publicar em (horário de Brasília)')
  await moment.fill(`31/11/${FUTURE_YEAR}`)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText(CHECK)).toBeVisible()
  await expect(page.getByText(NO_DAY)).toBeVisible()
  await expect(moment).toHaveValue(`31/11/${FUTURE_YEAR}`)
  await expect(moment).toBeFocused()
  await expect(page).toHaveURL('/dashboard/create-archive')

  await moment.fill(`30/11/${FUTURE_YEAR}`)
  await expect(page.getByText(NO_DAY)).toHaveCount(0)
  await page.getByRole('button', { name: 'Agendar', exact: true }).click()
  await expect(page).toHaveURL(/\?id=\d+/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  expect(await readArchive(admin, id)).toMatchObject({
    public: false,
    publish_at: `${FUTURE_YEAR}-11-30T11:00:00.000Z`,
  })
})

test('an event with a day, an hour or a guest that is none is not saved, and all of it stays', async ({
  page,
  admin,
  site,
}) => {
  await removeDemo(site)
  const day = `${FUTURE_YEAR}-11-17`
  await openCalendar(page, `?date=${day}`)
  const field = form(page)
  const save = field.getByRole('button', { name: 'Save Event' })
  await field.getByLabel('Título').fill('Visita')

  const start = field.getByLabel('Início', { exact: true })
  await start.fill(`31/11/${FUTURE_YEAR}`)
  await save.click()
  await expect(field.getByText(NO_DAY)).toBeVisible()
  await expect(start).toHaveValue(`31/11/${FUTURE_YEAR}`)
  await start.fill(`17/11/${FUTURE_YEAR}`)

  const hour = field.getByLabel('Hora inicial')
  await hour.fill('25:00')
  await hour.press('Enter')
  await expect(field.getByText('Use uma hora como 13:30.')).toBeVisible()
  await expect(hour).toHaveValue('25:00')
  await hour.fill('09:00')
  await field.getByLabel('Hora final').fill('10:00')

  const guests = field.getByLabel('Convidar por e-mail')
  await guests.fill('ana@cliente.com.br, errado@, bia@cliente.com.br')
  await save.click()
  await expect(field.getByText('Este e-mail não parece completo.')).toBeVisible()
  for (const email of ['ana@cliente.com.br', 'bia@cliente.com.br'])
    await expect(field.getByText(email, { exact: true })).toBeVisible()
  await expect(guests).toHaveValue('errado@')
  expect(await readDay(admin, day)).toEqual([])

  await guests.fill('')
  await save.click()
  await expect(toast(page, 'Event register')).toBeVisible()
  expect(await readDay(admin, day)).toMatchObject([{ title: 'Visita' }])
})

import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, listRange } from '#tests/calendar.ts'
import { removeDemoEvents, seedDemoEvents } from './demo.ts'

const app = startApp()

test('the demonstration’s events are of this week and around it, and leave with their tags alone', async () => {
  const { admin, staff } = app.people
  await seedDemoEvents(app)
  await seedDemoEvents(app)
  // The clock of the tests: Monday 23/11/2026.
  expect(await listRange(admin, '2026-11-23', '2026-11-24')).toEqual([
    '2026-11-23 09:00 Segunda na mesa',
    '2026-11-24 10:00 Medir a bancada da Oficina Maré',
    '2026-11-24 12:30 Almoço com a Rosa, da gráfica',
  ])
  expect(await listRange(staff, '2026-11-25', '2026-11-25')).toContain(
    '2026-11-25 14:00 Revisar a placa do medidor com o Davi',
  )
  const own = await addEvent(admin, { title: 'Meu', calendar_tag: 'cliente' })
  await removeDemoEvents(app.db)
  expect(await listRange(admin, '2026-11-01', '2026-12-31')).toEqual(['2026-11-24 09:00 Meu'])
  const tags = (await admin.get('/api/v1/calendar/tags')).body.data
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['pessoal', 'cliente'])
  expect(own).toBeGreaterThan(0)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addEvent, listRange } from '#tests/calendar.ts'
import { removeDemoEvents, seedDemoEvents } from './demo.ts'
import { guestsJob } from './guests/send-job.ts'

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
  const { rows } = await app.pool.query(
    `select email, answer from calendar_guests join calendar_events on event_id = calendar_events.id
     where calendar_events.title like 'Apresentar%' order by email`,
  )
  expect(rows).toEqual([
    { email: 'financeiro@padaria.exemplo.com.br', answer: 'invited' },
    { email: 'renata@padaria.exemplo.com.br', answer: 'accepted' },
  ])
  const own = await addEvent(admin, { title: 'Meu', calendar_tag: 'cliente' })
  await removeDemoEvents(app.db)
  expect(await listRange(admin, '2026-11-01', '2026-12-31')).toEqual(['2026-11-24 09:00 Meu'])
  const tags = (await admin.get('/api/v1/calendar/tags')).body.data
  expect(tags.map(({ name }: { name: string }) => name)).toEqual(['pessoal', 'cliente'])
  expect(own).toBeGreaterThan(0)
  // Its guests get no e-mail: they are nobody.
  await guestsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  expect((await app.pool.query('select 1 from calendar_guests')).rowCount).toBe(0)
  expect(existsSync(join(app.settings.dataDir, 'outbox'))).toBe(false)
})

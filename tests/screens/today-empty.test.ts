import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MyTask } from '#domains/production/mine-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

test('where nothing waits, one’s next tasks are named, the first due first, and the rest are a link away', async () => {
  const tasks = ['Medir', 'Soldar', 'Pintar', 'Embalar'].map((nome, at) =>
    sampleOf(MyTask, { id: at + 1, id_text: `12-00${at + 1}`, id_project: 12, nome, title: 'Estação', meta: null }),
  )
  const mine = { data: tasks, total: 4, counter: 1 }
  await openScreen('/dashboard', {
    as: 'staff',
    answers: {
      today: { list: () => ({ data: [], later: [], failed: [] }) },
      production: { mine: { list: () => mine } },
    },
  })
  const next = page.getByRole('region', { name: 'Suas próximas tarefas' })
  await expect
    .poll(() =>
      next
        .getByRole('listitem')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['MedirEstação', 'SoldarEstação', 'PintarEstação'])
  await expect.element(next.getByRole('link', { name: 'Ver as 4' })).toBeVisible()
  await expectAccessibleAt(360, 1440)
  await expect
    .element(next.getByRole('link', { name: 'Soldar' }))
    .toHaveAttribute('href', '/dashboard/production-line/backlog/12?task=12-002')
})

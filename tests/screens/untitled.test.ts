import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StaffProject } from '#domains/projects/staff-contract.ts'
import type { Panel } from '#panel.ts'
import type { Answers } from './answers.ts'
import { sessionIn } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const answers = (panel: Panel): Answers => ({
  accounts: {
    session: sessionIn(panel),
  },
  projects: { all: () => ({ data: [sampleOf(StaffProject, { id: 7, title: '' })], total: 1 }) },
  commandPalette: {
    find: () => ({
      data: [{ kind: 'task', id: 1, title: 'Revisar', note: '7-001 · Untitled Project', to: '/dashboard' }],
    }),
  },
})

test.each([
  ['specified', 'Untitled Project'],
  ['portuguese', 'Projeto sem título'],
] as const)('a project without a title, %s: %s', async (panel, name) => {
  await openScreen('/dashboard/projects', { answers: answers(panel) })
  await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: new RegExp(name) })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Ir para…' }).click()
  await page.getByRole('textbox', { name: /^Ir para/ }).fill('revisar')
  await expect.element(page.getByRole('button', { name: `Revisar 7-001 · ${name}` })).toBeVisible()
})

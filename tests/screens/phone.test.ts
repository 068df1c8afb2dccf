import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { ARTICLE } from './articles.ts'
import { press } from './keys.ts'
import { editedProject, listOf, PROJECT_FORM, rowWith } from './projects.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const viewport = { width: 360, height: 740 }

test('the main action is a bar at the bottom, the others are a menu', async () => {
  const project = editedProject()
  const screen = await openScreen('/dashboard/projects', {
    viewport,
    answers: { ...project.answers, projects: { ...project.answers.projects, ...listOf(rowWith()).projects } },
  })
  const add = page.getByRole('link', { name: 'New Project' })
  await expect.element(add).toBeInViewport({ ratio: 1 })
  const bar = add.element().getBoundingClientRect()
  expect(bar.bottom).toBeGreaterThan(740 - 60)
  expect(bar.width).toBeGreaterThan(300)
  // A compact list: a row takes less than a hundred pixels.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Estufa' }) })
  expect(row.element().getBoundingClientRect().height).toBeLessThan(100)
  await expectAccessible()

  await screen.go(`${PROJECT_FORM}?id=7`)
  await expect.element(page.getByRole('button', { name: 'Update' })).toBeInViewport({ ratio: 1 })
  const remove = page.getByRole('button', { name: 'DELETE' })
  await expect.element(remove).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expectAccessible()
  await remove.click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Sua senha' })).toBeVisible()
  await press('Escape')

  // The sections by their anchors, also with changes, which only leaving asks about.
  await page.getByLabelText('Título', { exact: true }).fill('Outro nome')
  const sections = page.getByRole('navigation', { name: 'Seções do projeto' })
  await sections.getByRole('link', { name: 'Equipe' }).click()
  await expect.poll(() => location.hash).toBe('#equipe')
  await expect.element(page.getByRole('heading', { name: 'Equipe' })).toBeInViewport()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(sections).toBeInViewport()
})

test('an article’s writing comes first, and its details begin folded', async () => {
  await openScreen(ARTICLE.split('?')[0]!, { viewport })
  const text = page.getByLabelText('Markdown')
  const description = page.getByLabelText('Descrição')
  await expect.element(text).toBeInViewport()
  await expect.element(description).not.toBeVisible()
  const parts = byCss('#archive-form :is([data-path="title"], textarea, [aria-controls="archive-details"])')
  const order = parts.elements().map((part) => part.getAttribute('data-path') ?? part.getAttribute('name') ?? 'details')
  expect(order.slice(0, 3)).toEqual(['title', 'markdown', 'details'])
  await text.fill('Fica ao virar o aparelho.')
  await page.viewport(740, 360)
  await expect.element(text).toHaveValue('Fica ao virar o aparelho.')
  await expect.element(text).toHaveFocus()
  await page.viewport(360, 740)
  await page.getByRole('button', { name: 'Detalhes' }).click()
  await expect.element(description).toBeVisible()
  await expectAccessible()
})

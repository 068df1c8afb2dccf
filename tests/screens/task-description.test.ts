import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { taskWith } from './board.ts'

import { changes, openTask, panel } from './task-beside.ts'

test('a description is read as its Markdown says until it is clicked or has the focus', async () => {
  const texts: Record<string, string> = { '11-001': 'Faltam **duas** peças', '11-002': 'Só uma frase' }
  const screen = await openTask({
    read: ({ id_text }) => ({
      data: taskWith({ id: id_text === '11-001' ? 1 : 2, id_text, descricao: texts[id_text]! }),
    }),
    text: ({ descricao }) => ({ data: { html: `<p>${descricao.replace(/\*\*(.+)\*\*/, '<strong>$1</strong>')}</p>` } }),
  })
  const field = panel().getByRole('textbox', { name: 'Descrição' })
  const read = panel().getByText('duas', { exact: true })
  await expect.element(read).toBeVisible()
  await expectAccessible()
  await read.click()
  await expect.element(field).toHaveFocus()
  await expect.element(read).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}{End}{/Control} e _um_ parafuso')
  await userEvent.tab()
  await expect
    .element(
      panel()
        .getByText(/e _um_ parafuso/)
        .first(),
    )
    .toBeInTheDocument()
  expect(screen.calls('production.task.text').at(-1)).toMatchObject({
    descricao: 'Faltam **duas** peças e _um_ parafuso',
  })
  await expect.poll(() => changes(screen).at(-1)).toMatchObject({ descricao: 'Faltam **duas** peças e _um_ parafuso' })
})

test('on a phone the description reads in the width of the window, and what is wider scrolls in itself', async () => {
  const html = `<h2>Medidas</h2><p>${'Semprejunto'.repeat(20)}</p><pre tabindex="0"><code>${'x'.repeat(200)}</code></pre>
    <table><tr>${'<td>coluna larga</td>'.repeat(9)}</tr></table><ul><li>um passo</li></ul>`
  await openTask(
    {
      read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, descricao: '# x' }) }),
      text: () => ({ data: { html } }),
    },
    360,
  )
  const phone = page.getByRole('dialog', { name: 'Tarefa 11-001' })
  const read = phone.getByRole('heading', { name: 'Medidas' })
  await expect.element(read).toBeVisible()
  await expectAccessible()
  const scrolled = read.element().closest('[class*=scrolled]')!
  expect(scrolled.scrollWidth).toBe(scrolled.clientWidth)
  await read.click()
  await expect.element(phone.getByRole('textbox', { name: 'Descrição' })).toHaveFocus()
})

test('a plain description is not rendered, and one that cannot be is shown as it is written', async () => {
  let descricao = 'Só uma frase, sem mais'
  const screen = await openTask({
    read: ({ id_text }) => ({ data: taskWith({ id: 1, id_text, descricao }) }),
    text: refuse('too-many', 'Agora não.'),
  })
  const field = panel().getByRole('textbox', { name: 'Descrição' })
  await expect.element(field).toHaveValue(descricao)
  expect(screen.calls('production.task.text')).toEqual([])
  descricao = '**Não** dá'
  await field.fill(descricao)
  await userEvent.tab()
  await expect.poll(() => screen.calls('production.task.text')).toHaveLength(1)
  await expect.element(field).toBeVisible()
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ARTICLE, answers } from './articles.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'

const text = () => page.getByLabelText('Markdown')
const area = () => text().element() as HTMLTextAreaElement

/** Pastes into the focused field what a clipboard has, by its type; the browser itself pastes nothing in a test. */
function paste(data: Record<string, string>) {
  const clipboardData = new DataTransfer()
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
  return area().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('Enter goes on with a list and ends it in an empty item, and is undone as it was typed', async () => {
  await openScreen(ARTICLE, { answers })
  await text().fill('1. um')
  await press('Enter')
  await userEvent.keyboard('dois')
  await expect.element(text()).toHaveValue('1. um\n2. dois')
  await press('Enter', 'Enter')
  await expect.element(text()).toHaveValue('1. um\n2. dois\n')
  await press('Control+z')
  await expect.element(text()).toHaveValue('1. um\n2. dois\n3. ')
})

test('an address pasted over words makes them a link', async () => {
  await openScreen(ARTICLE, { answers })
  await text().fill('veja aqui')
  area().setSelectionRange(5, 9)
  paste({ 'text/plain': 'https://exemplo.com.br/a' })
  await expect.element(text()).toHaveValue('veja [aqui](https://exemplo.com.br/a)')
  await press('Control+z')
  await expect.element(text()).toHaveValue('veja aqui')
})

test('formatted text is pasted as Markdown, and undone as it was pasted; a program’s coloured lines stay plain', async () => {
  await openScreen(ARTICLE, { answers })
  await text().fill('Antes.\n')
  const html = `<meta charset="utf-8"><b style="font-weight:normal"><h2>Custos</h2><p>Tudo <b>caro</b>,
    <span style="font-weight:700">muito</span>: <a href="https://exemplo.com.br/a">veja</a>.</p>
    <ol><li>um</li><li>dois<ul><li>três</li></ul></li></ol>
    <table><tr><th>Item</th><th>R$</th></tr><tr><td>Placa</td><td>10</td></tr></table>
    <img src="file:///c:/a.png"><a href="javascript:alert(1)">nada</a></b>`
  paste({ 'text/html': html, 'text/plain': 'Custos Tudo caro' })
  await expect
    .element(text())
    .toHaveValue(
      'Antes.\n## Custos\n\nTudo **caro**, **muito**: [veja](https://exemplo.com.br/a).\n\n1. um\n2. dois\n   - três\n\n| Item | R$  |\n| --- | --- |\n| Placa | 10  |\n\nnada',
    )
  await press('Control+z')
  await expect.element(text()).toHaveValue('Antes.\n')
  // The browser pastes it itself.
  expect(paste({ 'text/html': '<div><span style="color:red">let</span> a</div>', 'text/plain': 'let a' })).toBe(true)
})

test('what stands on lines of its own is pasted below the line that is being written; words go into it', async () => {
  await openScreen(ARTICLE, { answers })
  await text().fill('- um')
  paste({ 'text/html': '<h2>Custos</h2>', 'text/plain': 'Custos' })
  await expect.element(text()).toHaveValue('- um\n\n## Custos')
  await text().fill('Isto é ')
  paste({ 'text/html': '<p><b>caro</b></p>', 'text/plain': 'caro' })
  await expect.element(text()).toHaveValue('Isto é **caro**')
})

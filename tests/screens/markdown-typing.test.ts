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

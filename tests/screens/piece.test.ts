import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import home from '../../seed/site/home.json' with { type: 'json' }
import pieces from '../../seed/site/pieces.json' with { type: 'json' }
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const viewport = { width: 360, height: 740 }
const open = (address = '/sua-peca') =>
  openScreen(address, {
    as: 'visitor',
    viewport,
    answers: {
      site: { home: () => ({ data: home }) },
      pieces: { rules: () => ({ data: pieces }) },
      contact: { savePiece: () => ({ result: true }) },
    },
  })
const send = page.getByRole('button', { name: 'Enviar pedido' })
/** At the lower edge of a phone. */
const bar = byCss('[aria-hidden] > a[href="#pedir"]')

test('on a phone what says that a request was sent is in view with the focus, and nothing asks for one any more', async () => {
  await open()
  await expect.element(bar).toBeInViewport({ ratio: 1 })
  await page.getByLabelText('Seu nome').fill('Rita Prado')
  await page.getByLabelText('Contato', { exact: true }).fill('@rita_prado')
  await send.click()
  const notice = page.getByRole('status').filter({ hasText: 'Pedido enviado.' })
  await expect.element(notice).toHaveFocus()
  await expect.element(notice).toBeInViewport({ ratio: 1 })
  await expect.element(bar).not.toBeInTheDocument()
})

test.each([viewport, { width: 720, height: 450 }])(
  'on $width × $height the bar with the price covers neither what the keyboard comes to nor the end of the page',
  async (window) => {
    await open()
    await page.viewport(window.width, window.height)
    await expect.element(bar).toBeInViewport({ ratio: 1 })
    const strip = bar.element().parentElement!
    const covered: string[] = []
    while (document.activeElement !== send.element()) {
      await userEvent.tab()
      const at = document.activeElement!.getBoundingClientRect()
      const { top, bottom } = strip.getBoundingClientRect()
      if (at.bottom > top + 1 && at.top < bottom - 1) covered.push(document.activeElement!.outerHTML.slice(0, 80))
    }
    expect(covered).toEqual([])
    await expect.element(bar).not.toBeInViewport()
  },
)

test('a mistyped provider is asked about, and a text that was pasted too long stays whole and is not sent', async () => {
  const screen = await open()
  await page.getByLabelText('Seu nome').fill('Rita Prado')
  const contact = page.getByLabelText('Contato', { exact: true })
  await contact.fill('rita@gmial.com')
  const text = page.getByLabelText('Para que serve, e para quando')
  await text.fill('x'.repeat(2035))
  await expect.element(contact).toHaveAccessibleDescription(/Você quis dizer rita@gmail\.com\?/)
  await expect.element(text).toHaveAccessibleDescription('Passou 35 caracteres: cabem 2.000.')
  await send.click()
  await expect.element(contact).toHaveFocus()
  await expect.element(contact).toHaveAccessibleDescription(/Se estiver certo como está, é só enviar de novo\./)
  await send.click()
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveValue('x'.repeat(2035))
  expect(screen.calls('contact.savePiece')).toEqual([])
  await text.fill('x'.repeat(2000))
  await expect.element(text).toHaveAccessibleDescription('')
  // It was asked about with the first press.
  await send.click()
  await expect.poll(() => screen.calls('contact.savePiece')).toHaveLength(1)
})

test('a quantity out of its limits is taken as the nearest one, and says so at the field', async () => {
  await open()
  const quantity = page.getByRole('spinbutton', { name: 'Quantas' })
  await quantity.fill('99999')
  await expect.element(quantity).toHaveAccessibleDescription('No máximo 500 por aqui.')
  await quantity.fill('0')
  await expect.element(quantity).toHaveAccessibleDescription('No mínimo 1.')
  await userEvent.tab()
  await expect.element(quantity).toHaveValue(1)
  await quantity.fill('20')
  await expect.element(quantity).toHaveAccessibleDescription('')
})

test('the box that waits for a file opens its choice', async () => {
  await open('/sua-peca?forma=stl')
  const asked: unknown[] = []
  const input = page.getByLabelText('Escolher um STL')
  input.element().addEventListener('click', (event) => {
    event.preventDefault()
    asked.push(event.type)
  })
  await page.getByText('Solte o arquivo aqui').click()
  expect(asked).toEqual(['click'])
})

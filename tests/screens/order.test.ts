import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Order } from '#domains/sales/orders-contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import { refuse } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const ORDER = sampleOf(Order, {
  id: 12,
  title: 'Custo da peça',
  name: 'Bruno Alves',
  client: null,
  demo: false,
  sandbox: false,
})

test('in the list nothing of who bought what is cut at 1440 px, and the state has its dot', async () => {
  const row = sampleOf(Order, {
    ...{ id: 12, name: 'Prof. Anselmo Dias Figueiredo', email: 'anselmo.dias@laboratorio.exemplo.com.br' },
    ...{ title: 'Arquivos de fabricação do sensor', driver: 'sandbox', demo: true, state: 'paid' },
  })
  await openScreen('/dashboard/orders', {
    answers: { sales: { orders: { list: () => ({ data: [row], total: 1 }) } } },
    viewport: { width: 1440, height: 900 },
  })
  await expect.element(page.getByText(row.email)).toBeVisible()
  for (const cell of document.querySelectorAll('main tbody td'))
    expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth)
  const dot = getComputedStyle(document.querySelector('[data-state="paid"]')!, '::before')
  expect(dot.borderRadius).toBe('50%')
})

test('who bought is made a client by one press, and is then a link', async () => {
  const screen = await openScreen('/dashboard/orders?id=12', {
    answers: { sales: { orders: { item: () => ({ data: ORDER }), makeClient: refuse('unavailable', 'Agora não.') } } },
  })
  const facts = page.getByRole('complementary', { name: 'Dados do pedido' })
  const create = facts.getByRole('button', { name: 'Criar cliente' })
  screen.allow(/503/)
  await create.click()
  await expect.element(page.getByText('Agora não.')).toBeVisible()
  const data = { ...ORDER, client: { id: 7, name: 'Bruno Alves' } }
  screen.answer({ sales: { orders: { makeClient: () => ({ data }), item: () => ({ data }) } } })
  await create.click()
  const link = facts.getByRole('link', { name: 'Bruno Alves' })
  await expect.element(link).toHaveAttribute('href', '/dashboard/clients?id=7')
  await expect.element(create).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
  expect(screen.calls('sales.orders.makeClient').at(-1)).toEqual({ id: 12 })
  await expectAccessibleAt(1280, 360)
})

test.each(['demo', 'sandbox'])(
  'nobody has bought in an order of the kind %s, who could be made a client',
  async (kind) => {
    await openScreen('/dashboard/orders?id=12', {
      answers: { sales: { orders: { item: () => ({ data: { ...ORDER, [kind]: true } }) } } },
    })
    const facts = page.getByRole('complementary', { name: 'Dados do pedido' })
    await expect.element(facts.getByText('Bruno Alves')).toBeVisible()
    await expect.element(facts.getByRole('button', { name: 'Criar cliente' })).not.toBeInTheDocument()
  },
)

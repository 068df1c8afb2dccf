import { expect, test } from 'vitest'
import { emailQuestion, meantEmail } from '#email-typos.ts'
import { buyerProblems } from './buyer-fields.ts'
import { checkoutTitle } from './order.ts'
import { OrderFields } from './sale-schemas.ts'

const HELENA = { name: 'Helena Prado', email: 'helena@exemplo.com.br', phone: '(48) 99911-2233', document: '' }

test('what is wrong is said of all fields at once, in their order and in the server’s words', () => {
  expect(buyerProblems(HELENA)).toEqual({})
  expect(Object.keys(buyerProblems({ name: ' ', email: 'helena', phone: '123', document: '123' }))).toEqual([
    'name',
    'email',
    'phone',
    'document',
  ])
  for (const changed of [
    { name: '  ' },
    { email: '' },
    { email: 'helena' },
    { email: 'helena@exemplo' },
    { email: ' Helena@Exemplo.com.br ' },
    { phone: '' },
    { phone: '9999-999' },
    { phone: '9999-9999' },
    { document: '123' },
    { document: '000.000.028-01' },
  ]) {
    const typed = { ...HELENA, ...changed }
    const issues = OrderFields.safeParse({ ...typed, plan: '' }).error?.issues ?? []
    const said = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
    expect(buyerProblems(typed), JSON.stringify(changed)).toEqual(said)
  }
})

test('a mistyped provider is asked about, once for each address', () => {
  expect(meantEmail(' Helena@GMIAL.com ')).toBe('helena@gmail.com')
  expect(meantEmail('helena@hotmail.con')).toBe('helena@hotmail.com')
  for (const right of [
    'helena@gmail.com',
    'helena@mail.com',
    'helena@gmx.com',
    'helena@exemplo.com.br',
    'gmial.com',
    '',
  ])
    expect(meantEmail(right), right).toBeUndefined()
  expect(emailQuestion('helena@gmial.com', '')).toMatch(/^Você quis dizer helena@gmail\.com\?/)
  expect(emailQuestion('helena@gmial.com', 'helena@gmial.com')).toBeUndefined()
  expect(emailQuestion('ana@gmial.com', 'helena@gmial.com')).toBeDefined()
})

test('[BUY-08] checkout is titled by who takes the money, before it is paid and after', () => {
  const code = { code: '000201', qr: '' }
  expect(checkoutTitle({ state: 'created', driver: null, pix: null })).toBe('Pagamento com Stripe')
  expect(checkoutTitle({ state: 'paid', driver: 'sandbox', pix: null })).toBe('Pagamento com Stripe')
  expect(checkoutTitle({ state: 'awaiting', driver: 'pix', pix: code })).toBe('Pagamento com Pix')
  expect(checkoutTitle({ state: 'paid', driver: 'pix', pix: null })).toBe('Pagamento com Pix')
  expect(checkoutTitle({ state: 'refunded', driver: 'stripe', pix: null })).toBe('Pagamento com Stripe')
  // The firm has no key any more: the page asks for a card.
  expect(checkoutTitle({ state: 'awaiting', driver: 'pix', pix: null })).toBe('Pagamento com Stripe')
})

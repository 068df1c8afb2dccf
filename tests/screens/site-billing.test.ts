import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEFAULT_BILLING } from '#domains/site/billing.ts'
import { expectAccessible } from './accessible.ts'
import { sessionIn } from './frame.ts'
import { openScreen } from './screen.tsx'
import { siteWith } from './site-sections.ts'

type Next = Parameters<typeof open>[0]
const NONE = { on: false, mail: true, until: '2055-02-14', reminders: [], more: 0 }
const REMINDER = {
  ...{ id: 1, day: '2055-02-03', client: 'Oficina Maré', description: 'Orçamento 0042, parcela 2', why: null },
  ...{ to: '/dashboard/budget-printer?id=42', due: '2055-02-06', amount: 1000, email: 'rui@exemplo.com.br' },
}

const open = (next: typeof NONE | (Omit<typeof NONE, 'reminders'> & { reminders: object[] })) =>
  openScreen('/dashboard/site?secao=cobranca', {
    answers: {
      accounts: { session: sessionIn('portuguese') },
      site: {
        ...siteWith().answers.site,
        billing: () => ({ data: { value: DEFAULT_BILLING, revision: 0 } }),
        saveBilling: () => ({ result: true, data: { revision: 1, merged: false } }),
      },
      budgets: { exchange: { nextReminders: () => ({ data: next as never }) } },
    },
  })
const list = () => page.getByRole('region', { name: 'Próximos lembretes' })

test('the settings say whom their reminders reach and whom not, and follow a save', async () => {
  const reminders = [REMINDER, { ...REMINDER, id: 2, client: 'Sítio', email: '', why: 'email' }]
  const screen = await open({ ...NONE, on: true, reminders, more: 3 })
  const rows = list().getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent('qua, 03/02/2055')
  await expect.element(rows.nth(0)).toMatchTextContent('rui@exemplo.com.br · vence em 06/02/2055')
  await expect.element(rows.nth(0)).toMatchTextContent('R$ 1.000,00')
  await expect.element(rows.nth(1)).toMatchTextContent('Não recebe: sem e-mail')
  await expect.element(list()).toMatchTextContent('E mais 3 depois destes.')
  await expectAccessible()
  const before = screen.calls('budgets.exchange.nextReminders').length
  await page.getByRole('switch', { name: 'Só em dias úteis' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.poll(() => screen.calls('site.saveBilling')).toMatchObject([{ value: { remindWorkdays: true } }])
  await expect.poll(() => screen.calls('budgets.exchange.nextReminders').length).toBeGreaterThan(before)
})

test.each<[string, Next]>([
  ['ninguém é lembrado', NONE],
  ['Até 14/02/2055 nenhuma parcela aberta', { ...NONE, on: true }],
  ['Sem servidor de e-mail', { ...NONE, on: true, mail: false }],
])('an empty list says why: %s', async (text, next) => {
  await open(next)
  await expect.element(list()).toMatchTextContent(text)
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StaffMember } from '#domains/accounts/people-contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { frameAnswers, PEOPLE, sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const marina = sampleOf(StaffMember, {
  ...{ id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br', state: 'active' },
  ...{ admin: true, principal: true },
})
const davi = sampleOf(StaffMember, { id: 2, name: 'Davi Rocha', email: 'davi@exemplo.com.br', state: 'active' })
const lia = sampleOf(StaffMember, { id: 3, name: 'Lia Torres', email: 'lia@exemplo.com.br', state: 'invited' })

const listed = (...people: StaffMember[]): Answers => ({
  accounts: { people: { list: () => ({ result: true, data: people, second_factor_required: false }) } },
})
/** Davi's own session, as one who was appointed, or not. */
const daviAs = (admin: boolean): Answers => ({
  accounts: {
    session: async () => ({
      ...(await frameAnswers('admin').accounts!.session!(undefined)),
      data: [PEOPLE.staff],
      admin,
    }),
  },
})
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = () => page.getByRole('dialog')
const password = () => dialog().getByLabelText('Sua senha')
const openMenu = (name: string) => page.getByRole('button', { name: `Ações para ${name}` }).click()
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

for (const panel of ['specified', 'portuguese'] as const)
  test(`somebody is made an administrator by the keyboard at 360 px, with what that means (${panel})`, async () => {
    const { accounts } = listed(marina, davi, lia)
    const screen = await openScreen('/dashboard/people', {
      viewport: { width: 360, height: 740 },
      answers: { accounts: { ...accounts, session: sessionIn(panel) } },
    })
    const actions = page.getByRole('button', { name: 'Ações para Davi Rocha' })
    await expect.element(actions).toBeVisible()
    focus(actions)
    await press('Enter')
    await item('Tornar administrador').click()
    await expect.element(page.getByRole('dialog', { name: 'Tornar administrador: Davi Rocha' })).toBeVisible()
    await expect.element(dialog()).toMatchTextContent(/visitas, mensagens, pedidos, financeiro/)
    await expect.element(password()).toHaveFocus()
    await expectAccessible({ dark: true })
    await press('Enter')
    await expect.element(password()).toHaveAccessibleDescription(/Preencha este campo\./)
    screen.answer({
      accounts: {
        people: {
          appoint: refuse('invalid', 'A senha não confere.', { fields: { password: 'A senha não confere.' } }),
        },
      },
    })
    await userEvent.keyboard('errada{Enter}')
    await expect.element(password()).toHaveAccessibleDescription(/A senha não confere\./)
    screen.answer(listed(marina, { ...davi, admin: true }, lia))
    screen.answer({ accounts: { people: { appoint: () => ({ result: true }) } } })
    await password().fill('girassol na mesa')
    await press('Enter')
    await expect.element(page.getByText('Davi Rocha agora administra')).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(screen.calls('accounts.people.appoint').at(-1)).toEqual({ id: 2, password: 'girassol na mesa' })
    await expect.element(row('Davi Rocha')).toMatchTextContent(/Administra,/)
    await expect.element(page.getByText(/^Conta principal: a primeira/)).toBeVisible()
    await expectAccessible()
  })

test('it is taken back from who was appointed; not offered for the invited, oneself and a principal', async () => {
  const screen = await openScreen('/dashboard/people', { answers: listed(marina, { ...davi, admin: true }, lia) })
  await openMenu('Lia Torres')
  await expect.element(item('Desativar')).toBeVisible()
  expect(item('Tornar administrador').elements()).toEqual([])
  await press('Escape')
  await openMenu('Marina Duarte')
  await expect.element(item('Trocar o e-mail')).toBeVisible()
  expect(item('Retirar a administração').elements()).toEqual([])
  await press('Escape')
  await openMenu('Davi Rocha')
  expect(item('Mostrar custos e margens').elements()).toEqual([])
  await item('Retirar a administração').click()
  await expect.element(dialog()).toMatchTextContent(/Vale na hora, também nas telas que já estão abertas/)
  screen.answer(listed(marina, davi, lia))
  screen.answer({ accounts: { people: { withdraw: () => ({ result: true }) } } })
  await password().fill('girassol na mesa')
  await dialog().getByRole('button', { name: 'Retirar' }).click()
  await expect.element(page.getByText('Davi Rocha não administra mais')).toBeVisible()
  expect(screen.calls('accounts.people.withdraw')).toEqual([{ id: 2, password: 'girassol na mesa' }])
  await expect.element(page.getByText(/^Conta principal: a primeira/)).not.toBeInTheDocument()
})

const ACTS = [
  {
    ...{ named: 'Link para outra senha', button: 'Fazer o link', call: 'sendLink' },
    ...{ answer: { result: true, data: { id: 2, mailed: true } }, toast: /link está a caminho de davi@/ },
  },
  {
    ...{ named: 'Desligar o segundo fator', button: 'Desligar', call: 'secondFactor.removeFrom' },
    ...{ answer: { result: true }, toast: /O segundo fator de Davi Rocha foi desligado/ },
  },
  {
    ...{ named: 'Desativar', button: 'Desativar', call: 'disable' },
    ...{ answer: { result: true }, toast: /O acesso de Davi Rocha foi desativado/ },
  },
] as const

test.each(ACTS)('of who administers it takes one’s own password: $named', async (act) => {
  const admin = { ...davi, admin: true, second_factor: true }
  const screen = await openScreen('/dashboard/people', { answers: listed(marina, admin, lia) })
  await openMenu('Davi Rocha')
  await item(act.named).click()
  await expect.element(password()).toHaveFocus()
  await expectAccessible()
  const wrong = refuse('invalid', 'A senha não confere.', { fields: { password: 'A senha não confere.' } })
  const answer = (to: typeof wrong | (() => unknown)) => {
    const [name, inner] = act.call.split('.') as [string, string?]
    screen.answer({ accounts: { people: { [name]: inner ? { [inner]: to } : to } } } as Answers)
  }
  answer(wrong)
  await userEvent.keyboard('errada{Enter}')
  await expect.element(password()).toHaveAccessibleDescription(/A senha não confere\./)
  answer(() => act.answer)
  await password().fill('girassol na mesa')
  await dialog().getByRole('button', { name: act.button }).click()
  await expect.element(page.getByText(act.toast)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(screen.calls(`accounts.people.${act.call}`).at(-1)).toEqual({ id: 2, password: 'girassol na mesa' })
})

test('the e-mail of who administers takes it too, and that of others does not', async () => {
  const screen = await openScreen('/dashboard/people', { answers: listed(marina, { ...davi, admin: true }, lia) })
  await openMenu('Lia Torres')
  await item('Trocar o e-mail').click()
  await expect.element(dialog().getByLabelText('E-mail')).toHaveFocus()
  expect(password().elements()).toEqual([])
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await openMenu('Davi Rocha')
  await item('Trocar o e-mail').click()
  await dialog().getByLabelText('E-mail').fill('rocha@exemplo.com.br')
  await password().fill('girassol na mesa')
  screen.answer({ accounts: { people: { changeEmail: () => ({ result: true }) } } })
  await dialog().getByRole('button', { name: 'Trocar' }).click()
  await expect.element(page.getByText('E-mail trocado')).toBeVisible()
  expect(screen.calls('accounts.people.changeEmail')).toEqual([
    { id: 2, email: 'rocha@exemplo.com.br', password: 'girassol na mesa' },
  ])
})

test('who was appointed has no menu for a principal', async () => {
  await openScreen('/dashboard/people', {
    answers: { accounts: { ...listed(marina, { ...davi, admin: true }).accounts, ...daviAs(true).accounts } },
  })
  await expect.element(page.getByRole('button', { name: 'Ações para Davi Rocha' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Ações para Marina Duarte' }).elements()).toEqual([])
  await expect.element(row('Marina Duarte')).toMatchTextContent(/conta principal/)
  await expectAccessible()
})

test('an open tab shows the administration once one is appointed, and no more once that is taken back', async () => {
  const screen = await openScreen('/dashboard/people', { as: 'staff', answers: daviAs(false) })
  await expect.element(page.getByText('Esta área é da administração', { exact: true })).toBeVisible()
  await screen.quiet()
  screen.answer(daviAs(true))
  screen.answer(listed(marina, { ...davi, admin: true }))
  screen.publish('rights:2', 1)
  await expect.element(row('Marina Duarte')).toBeVisible()
  await screen.quiet()
  const before = screen.calls('accounts.people.list').length
  screen.answer(daviAs(false))
  screen.answer({ contact: { unread: refuse('forbidden', 'Esta área é da administração.') } })
  screen.publish('rights:2', 0)
  await expect.element(page.getByText('Esta área é da administração', { exact: true })).toBeVisible()
  await screen.quiet()
  // Nothing that would be refused was asked for: that would open the login.
  expect(screen.calls('accounts.people.list')).toHaveLength(before)
  expect(screen.left).toEqual([])
})

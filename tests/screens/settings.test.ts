import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { StaffMember } from '#domains/accounts/people-contract.ts'
import { OwnSession, Profile } from '#domains/accounts/profile-contract.ts'
import { SecurityLine } from '#domains/security/contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { choiceOf, conflict, saveChosen, takeTheirs } from './conflict.ts'
import { editedRecord } from './edited.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const profile: Answers = {
  accounts: {
    profile: {
      read: () => ({ result: true, data: sampleOf(Profile, { id: 1, nome: 'Marina Duarte' }) }),
      sessions: () => ({ result: true, data: [sampleOf(OwnSession, { current: true, device: 'Firefox no Windows' })] }),
    },
  },
}

test('a name half typed is not left behind unasked', async () => {
  await openScreen('/dashboard/profile', { answers: profile })
  await page.getByLabelText('Nome').fill('Outro nome')
  await page.getByRole('link', { name: 'Calendário' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Outro nome')
})

test('of two who save one’s name the second is asked', async () => {
  const name = editedRecord({ nome: 'Marina Duarte' })
  const screen = await openScreen('/dashboard/profile', { answers: profile })
  screen.answer({
    accounts: {
      profile: {
        read: () => ({ result: true, data: sampleOf(Profile, { id: 1, ...name.record }) }),
        save: ({ revision, ...changes }) => ({
          result: true,
          data: name.save(changes, revision, sampleOf(Profile, { id: 1, ...name.record })),
        }),
      },
    },
  })
  await screen.reload()
  const own = page.getByLabelText('Nome')
  const save = page.getByRole('button', { name: 'Salvar', exact: true }).first()
  await expect.element(own).toHaveValue('Marina Duarte')
  name.saveElsewhere({ nome: 'Marina Primeira' })
  await own.fill('Marina Segunda')
  await save.click()
  await expect.element(choiceOf('Nome')).toMatchTextContent(/Marina Primeira/)
  await takeTheirs('Nome')
  await saveChosen()
  await expect.element(own).toHaveValue('Marina Primeira')

  name.saveElsewhere({ nome: 'Marina Terceira' })
  await own.fill('Marina Duarte')
  await save.click()
  await saveChosen()
  await expect.element(conflict()).not.toBeInTheDocument()
  await expect.element(save).toBeDisabled()
  expect(name.record.nome).toBe('Marina Duarte')
})

for (const width of [360, 1440])
  test(`the profile is whole and accessible at ${width} px`, async () => {
    await openScreen('/dashboard/profile', { answers: profile, viewport: { width, height: 800 } })
    await expect.element(page.getByText('Este navegador')).toBeVisible()
    await expectAccessible({ dark: width === 1440 })
  })

const team = [
  sampleOf(StaffMember, { id: 1, name: 'Marina Duarte', email: 'marina@exemplo.com.br', admin: true, state: 'active' }),
  sampleOf(StaffMember, { id: 2, name: 'Davi Rocha', email: 'davi@exemplo.com.br', state: 'active' }),
]

test('people can be looked after at 360 px and by the keyboard', async () => {
  await openScreen('/dashboard/people', {
    viewport: { width: 360, height: 740 },
    answers: {
      accounts: { people: { list: () => ({ result: true, data: team, second_factor_required: false }) } },
    },
  })
  const actions = page.getByRole('button', { name: 'Ações para Davi Rocha' })
  await expect.element(actions).toBeVisible()
  await expectAccessible()
  focus(actions)
  await press('Enter')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await expectAccessible()
  await press('Escape')
  focus(page.getByRole('button', { name: 'Convidar pessoa' }))
  await press('Enter')
  const name = page.getByRole('dialog').getByLabelText('Nome')
  await expect.element(name).toHaveFocus()
  await press('Enter')
  await expect.element(name).toHaveAccessibleDescription('Preencha este campo.')
  await expectAccessible()
  await press('Escape')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

for (const [path, link] of [
  ['/dashboard/people', 'Pessoas'],
  ['/dashboard/messages', 'Mensagens'],
  ['/dashboard/site', 'Site'],
] as const)
  test(`${path} is the admin’s, and no link leads others there`, async () => {
    await openScreen(path, { as: 'staff' })
    await expect.element(page.getByRole('heading', { name: 'Esta área é da administração' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: link, exact: true })).not.toBeInTheDocument()
  })

test('on a phone the lines of the security log are aligned with each other', async () => {
  const at = new Date(nowMs()).toISOString()
  const lines = ['Marina Duarte', 'Davi'].map((name, index) =>
    sampleOf(SecurityLine, {
      ...{ id: index + 1, at, actor: { id: index + 1, name }, network: index ? '10.0.0.1' : '2001:db8:1:2' },
      person: index ? { id: 1, name: 'Marina Duarte' } : null,
    }),
  )
  await openScreen('/dashboard/security-log', {
    viewport: { width: 360, height: 740 },
    answers: { security: { list: () => ({ data: lines }) } },
  })
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect.poll(() => rows.elements()).toHaveLength(2)
  const starts = new Set<number>()
  const ends = new Set<number>()
  for (const row of rows.elements()) {
    const cells = [...row.querySelectorAll('td')]
    for (const start of [cells[0]!, row.querySelector('th')!]) starts.add(start.getBoundingClientRect().x)
    ends.add(cells.at(-1)!.getBoundingClientRect().right)
  }
  expect([...starts]).toHaveLength(1)
  expect([...ends]).toHaveLength(1)
})

test('the code that turns the second factor on is typed at once', async () => {
  const screen = await openScreen('/dashboard/profile', { answers: profile })
  const setup = { uri: 'otpauth://totp/a', qr: '<svg/>', secret: 'ABCD', recovery_codes: [] }
  screen.answer({ accounts: { profile: { secondFactor: { begin: () => ({ result: true, data: setup }) } } } })
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await expect.element(page.getByLabelText('Sua senha')).toHaveFocus()
  await userEvent.keyboard('quatro palavras soltas{Enter}')
  await expect.element(page.getByRole('textbox', { name: /^Código/ })).toHaveFocus()
})

test('the admin must have a second factor before requiring it of all', async () => {
  const screen = await openScreen('/dashboard/people', {
    answers: { accounts: { people: { list: () => ({ result: true, data: team, second_factor_required: false }) } } },
  })
  const toggle = page.getByRole('switch', { name: /Exigir o segundo fator/ })
  const text = 'Ligue antes o seu próprio segundo fator, no perfil.'
  screen.answer({ accounts: { people: { secondFactor: { require: refuse('second-factor-off', text) } } } })
  await toggle.click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(toggle).not.toBeChecked()
  screen.answer({
    accounts: {
      people: {
        list: () => ({ result: true, data: team, second_factor_required: true }),
        secondFactor: { require: () => ({ result: true }) },
      },
    },
  })
  await toggle.click()
  await expect.element(page.getByText('O segundo fator passa a ser exigido')).toBeVisible()
  await expect.element(toggle).toBeChecked()
  expect(screen.calls('accounts.people.secondFactor.require')).toEqual([{ required: true }, { required: true }])
})

test('the security log is narrowed to what happened, by its address', async () => {
  const line = (id: number, event: SecurityLine['event']) =>
    sampleOf(SecurityLine, { id, event, at: new Date(nowMs()).toISOString(), actor: { id: 1, name: 'Marina' } })
  const lines = [line(1, 'sign-in'), line(2, 'export')]
  const screen = await openScreen('/dashboard/security-log', {
    answers: { security: { list: ({ event }) => ({ data: lines.filter((one) => !event || one.event === event) }) } },
  })
  const rows = page.getByRole('main').getByRole('rowheader')
  await expect.poll(() => rows.elements()).toHaveLength(2)
  await page.getByLabelText('O que houve').selectOptions('Entrada')
  await expect.poll(() => location.search).toBe('?event=sign-in')
  await expect.poll(() => rows.elements()).toHaveLength(1)
  await expect.element(page.getByRole('row', { name: /Entrada/ })).toBeVisible()
  expect(screen.calls('security.list').at(-1)).toMatchObject({ event: 'sign-in' })
  await expectAccessible()
})

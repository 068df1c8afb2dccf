import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MailServerState } from '#domains/system/mail-server-contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, refuse } from './answers.ts'
import { sessionIn } from './frame.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { NO_ACCOUNT, NO_SERVER, STATE } from './system-state.ts'

const SET: MailServerState = {
  ...NO_SERVER,
  ...{ set_by: 'panel', host: 'smtp.gmail.com', port: 465, security: 'tls', user: 'eu@oficina.com.br' },
  mail_password: 'stored',
}
const answersOf = (data: MailServerState): Answers => ({
  system: {
    state: () => ({ data: STATE }),
    mailServer: { read: () => ({ data }) },
    stripeAccount: { read: () => ({ data: NO_ACCOUNT }) },
  },
})
const card = () => page.getByRole('region', { name: 'Servidor de e-mail' })
const dialog = () => page.getByRole('dialog')
const field = (label: string) => dialog().getByLabelText(label, { exact: false }).first()
const button = (name: string) => card().getByRole('button', { name, exact: true })

for (const panel of ['specified', 'portuguese'] as const)
  test(`a server is set by its provider at 360 px, and a refusal keeps what was typed (${panel})`, async () => {
    const screen = await openScreen('/dashboard/system', {
      viewport: { width: 360, height: 740 },
      answers: { ...answersOf(NO_SERVER), accounts: { session: sessionIn(panel) } },
    })
    await expect.element(card()).toMatchTextContent(/Nenhum ainda: os e-mails viram arquivos/)
    focus(button('Configurar'))
    await press('Enter')
    await expect.element(field('Provedor')).toHaveFocus()
    await field('Provedor').selectOptions('Microsoft 365')
    await expect.element(dialog().getByRole('status')).toMatchTextContent(/SMTP autenticado/)
    await expect.element(dialog().getByRole('textbox', { name: 'Servidor' })).toHaveValue('smtp.office365.com')
    await expect.element(field('Porta')).toHaveValue('587')
    await expect.element(field('E-mail do remetente')).toHaveValue('contato@oficina.com.br')
    await field('Usuário').fill('eu@oficina.com.br')
    await field('Senha do e-mail').fill('senha-de-app')
    await expectAccessible({ dark: true })
    await field('Sua senha').fill('girassol na mesa')
    const why = 'O servidor recusou o usuário ou a senha (535). Confira os dois.'
    screen.answer({ system: { mailServer: { save: refuse('invalid', why, { fields: { mail_password: why } }) } } })
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Senha do e-mail')).toHaveAccessibleDescription(/recusou o usuário ou a senha/)
    await expect.element(field('Senha do e-mail')).toHaveValue('senha-de-app')
    await expect.element(field('Senha do e-mail')).toHaveFocus()
    screen.answer({
      ...answersOf(SET),
      system: {
        ...answersOf(SET).system,
        mailServer: {
          read: () => ({ data: SET }),
          save: () => ({ result: true, data: { to: 'marina@exemplo.com.br' } }),
        },
      },
    })
    await dialog().getByRole('button', { name: 'Testar e salvar' }).click()
    await expect.element(page.getByText(/^Servidor de e-mail salvo\./)).toBeVisible()
    await expect.element(card()).toMatchTextContent(/smtp\.gmail\.com, porta 465/)
    expect(screen.calls('system.mailServer.save').at(-1)).toEqual({
      ...{ host: 'smtp.office365.com', port: 587, security: 'starttls', user: 'eu@oficina.com.br' },
      ...{ mail_password: 'senha-de-app', password: 'girassol na mesa' },
      ...{ from_name: 'Oficina', from_email: 'contato@oficina.com.br' },
    })
    // No password stays in the browser.
    expect(JSON.stringify(localStorage)).not.toMatch(/senha-de-app|girassol/)
    await expectAccessible({ dark: true })
  })

test('a stored password is not shown, and removing says what stops', async () => {
  const screen = await openScreen('/dashboard/system', { answers: answersOf(SET) })
  await button('Mudar').click()
  await expect.element(field('Provedor')).toHaveValue('Google Workspace')
  await expect.element(field('Senha do e-mail')).toHaveValue('')
  await expect.element(field('Senha do e-mail')).toHaveAccessibleDescription(/Guardada, deixe em branco para manter/)
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await button('Remover').click()
  await expect.element(dialog()).toMatchTextContent(/Nada mais é enviado: orçamentos, lembretes/)
  screen.answer({ system: { mailServer: { read: () => ({ data: NO_SERVER }), remove: () => ({ result: true }) } } })
  await field('Sua senha').fill('girassol na mesa')
  await dialog().getByRole('button', { name: 'Remover' }).click()
  await expect.element(button('Configurar')).toBeVisible()
  expect(screen.calls('system.mailServer.remove')).toEqual([{ password: 'girassol na mesa' }])
})

test('the machine’s server is only read, and a password that cannot be read is asked for', async () => {
  const machine = {
    ...SET,
    set_by: 'machine',
    may_set: false,
    port: null,
    security: null,
    mail_password: 'none',
  } as const
  const screen = await openScreen('/dashboard/system', { answers: answersOf(machine) })
  await expect.element(card()).toMatchTextContent(/Definido nas configurações da máquina \(SMTP_URL e MAIL_FROM\)/)
  await expect.element(card()).toMatchTextContent(/smtp\.gmail\.com.*eu@oficina\.com\.br.*Oficina/)
  expect(card().getByRole('button').elements()).toEqual([])
  expect(
    card()
      .getByText(/conta principal/)
      .elements(),
  ).toEqual([])
  screen.answer(answersOf({ ...SET, mail_password: 'unreadable' }))
  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await expect.element(button('Digitar a senha')).toBeVisible()
  await expectAccessible()
})

test('who was appointed an administrator only reads it, and why', async () => {
  await openScreen('/dashboard/system', { answers: answersOf({ ...SET, may_set: false }) })
  await expect.element(card()).toMatchTextContent(/smtp\.gmail\.com.*Só uma conta principal, a primeira ou a das/)
  expect(card().getByRole('button').elements()).toEqual([])
  await expectAccessible()
})

test('a card that does not come says so', async () => {
  await openScreen('/dashboard/system', {
    answers: {
      system: {
        state: answersOf(NO_SERVER).system!.state!,
        stripeAccount: answersOf(NO_SERVER).system!.stripeAccount!,
        mailServer: { read: refuse('unavailable', 'O banco de dados não responde.') },
      },
    } as Answers,
  })
  await expect.element(card().getByText('O servidor de e-mail não veio')).toBeVisible()
})

const host = () => dialog().getByPlaceholder('smtp.exemplo.com.br')

test('the provider is that of the server that is typed', async () => {
  await openScreen('/dashboard/system', { answers: answersOf(SET) })
  await button('Mudar').click()
  await expect.element(field('Provedor')).toHaveValue('Google Workspace')
  await field('Provedor').selectOptions('Microsoft 365')
  await host().fill('smtp.oficina.com.br')
  await expect.element(field('Provedor')).toHaveValue('Outro')
  await host().fill('smtp.gmail.com')
  await expect.element(field('Provedor')).toHaveValue('Google Workspace')
  await field('Provedor').selectOptions('Outro')
  await expect.element(field('Provedor')).toHaveValue('Outro')
  await expect.element(host()).toHaveValue('smtp.gmail.com')
})

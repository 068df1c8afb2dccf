import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { openScreen } from './screen.tsx'

const part = () => page.getByRole('region', { name: 'Calendário no telefone' })
const dialog = () => page.getByRole('dialog')
const PHONE = { id: 1, label: 'iPhone', created: '2026-11-20T12:00:00.000Z', used: null }
const listed = (data: (typeof PHONE)[]) => ({ calendar: { appPasswords: { list: () => ({ data }) } } })

test('a password of an app is made with one’s own, shown once with what the phone asks for, and listed', async () => {
  const screen = await openScreen('/dashboard/profile', { answers: listed([]) })
  await expect.element(part().getByText('Nenhum aparelho ou programa tem uma senha de app.')).toBeVisible()
  await part().getByRole('button', { name: 'Nova senha de app' }).click()
  await dialog().getByLabelText('Para que aparelho ou programa').fill('iPhone')
  await dialog()
    .getByLabelText(/^Sua senha/)
    .fill('errada')
  screen.answer({
    calendar: {
      appPasswords: {
        add: refuse('invalid', 'A senha não confere.', { fields: { password: 'A senha não confere.' } }),
      },
    },
  })
  await dialog().getByRole('button', { name: 'Fazer a senha' }).click()
  await expect.element(dialog().getByText('A senha não confere.').first()).toBeVisible()
  // The profile behind it has a field of that name as well.
  await expect.element(dialog().getByLabelText(/^Sua senha/)).toHaveFocus()

  const data = { id: 1, password: 'abcdefghjkmnpqrstuvw', user: 'davi@exemplo.com.br' }
  screen.answer({ calendar: { appPasswords: { add: () => ({ result: true, data }) } } })
  screen.answer(listed([PHONE]))
  await dialog()
    .getByLabelText(/^Sua senha/)
    .fill('certa')
  await dialog().getByRole('button', { name: 'Fazer a senha' }).click()
  await expect.element(dialog().getByLabelText('Senha de app')).toHaveValue(data.password)
  await expect.element(dialog().getByLabelText('Usuário')).toHaveValue(data.user)
  expect(screen.calls('calendar.appPasswords.add').at(-1)).toEqual({ label: 'iPhone', password: 'certa' })
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Já digitei' }).click()
  await expect.element(part().getByText(/ainda sem uso/)).toBeVisible()
})

test('one is revoked after a question', async () => {
  const screen = await openScreen('/dashboard/profile', {
    answers: listed([{ ...PHONE, used: '2026-11-23T12:00:00.000Z' } as never]),
  })
  await expect.element(part().getByText(/usada por último/)).toBeVisible()
  screen.answer({ calendar: { appPasswords: { remove: () => ({ result: true }) } } })
  await part().getByRole('button', { name: 'Revogar a senha de iPhone' }).click()
  screen.answer(listed([]))
  await dialog().getByRole('button', { name: 'Revogar' }).click()
  await expect.element(part().getByText('Nenhum aparelho')).toBeVisible()
  expect(screen.calls('calendar.appPasswords.remove')).toEqual([{ id: 1 }])
})

test('where they do not come it says so', async () => {
  await openScreen('/dashboard/profile', {
    answers: { calendar: { appPasswords: { list: refuse('unexpected', 'Não deu.') } } },
  })
  await expect.element(part().getByText('As senhas de app não vieram')).toBeVisible()
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { cutOff, refuse } from './answers.ts'
import { emulate, openScreen, reset } from './screen.tsx'

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches

test('nothing that a test leaves is there for the next one', async () => {
  const fetch = window.fetch
  const screen = await openScreen('/dashboard/clients?id=-1', {
    viewport: { width: 360, height: 740 },
    stored: { own: 'text' },
    answers: { clients: { create: refuse('unavailable', 'O banco de dados está fora do ar.') } },
  })
  await emulate({ colorScheme: 'dark' })
  await page.getByLabelText('Nome').fill('Oficina')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  // A dialog over it, and its question.
  void screen.go('/dashboard/calendar')
  await expect.element(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
  sessionStorage.setItem('own', 'text')
  await cookieStore.set('own', 'text')
  const heard = vi.fn()
  addEventListener('own', heard)
  setTimeout(heard, 1)
  screen.setOnline(false)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  vi.spyOn(console, 'warn')

  await reset()
  expect(document.body.childElementCount).toBe(0)
  expect(document.documentElement.attributes).toHaveLength(0)
  expect([localStorage.length, sessionStorage.length, await cookieStore.getAll()]).toEqual([0, 0, []])
  expect([innerWidth, innerHeight, isDark()]).toEqual([1280, 800, false])
  expect([nowMs() > 0, vi.isMockFunction(console.warn), window.fetch === fetch]).toEqual([true, false, true])
  expect(location.pathname).toBe('/__screens__')
  dispatchEvent(new Event('own'))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(heard).not.toHaveBeenCalled()

  // The next one has a session, a network and no draft, toast or question.
  const next = await openScreen('/dashboard/clients?id=-1', { as: 'staff' })
  await expect.element(page.getByLabelText('Nome')).toHaveValue('')
  await next.quiet()
  expect(next.calls('accounts.session')).toHaveLength(1)
  for (const role of ['alert', 'dialog'])
    expect(
      page
        .getByRole(role)
        .elements()
        .map((one) => one.textContent),
    ).toEqual([])
  expect(page.getByText('Há um rascunho').elements()).toHaveLength(0)
})

test('what the page wants to leave for is noted, and it stays', async () => {
  const screen = await openScreen('/dashboard/clients', { as: 'visitor' })
  await expect.poll(() => screen.left).toEqual(['/login?return=%2Fdashboard%2Fclients'])
})

test('a test fails whose page logs an error', async () => {
  await openScreen('/dashboard/clients')
  console.error('Something went wrong')
  await expect(reset()).rejects.toThrow('Something went wrong')
})

test('a test fails that answers what the server never would', async () => {
  // As no contract has it: each part alone would be refused by the types.
  const wrong = { clients: { list: () => ({ data: [{ id: 0 }] }) } } as object
  const screen = await openScreen('/dashboard/clients', { answers: wrong })
  screen.allow(/Invalid server response/)
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(reset()).rejects.toThrow('clients.list')
})

test('a test fails that refuses with a code that the call’s contract does not name', async () => {
  const screen = await openScreen('/dashboard/clients', { answers: { clients: { list: refuse('file-sold', 'Não.') } } })
  screen.allow(/^Error/)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect(reset()).rejects.toThrow('clients.list')
})

test('a test fails that leaves a call unanswered which changes something', async () => {
  await openScreen('/dashboard/clients?id=-1')
  await page.getByLabelText('Nome').fill('Oficina')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect(reset()).rejects.toThrow('clients.create: Error: Not answered by the test')
})

test('a call can go unanswered as by a dead server', async () => {
  await openScreen('/dashboard/clients', { answers: { clients: { list: cutOff } } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Não foi possível falar com o servidor/)
})

test('a page whose answer has a certain number of parts is answered with as many', async () => {
  await openScreen('/', { as: 'visitor' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

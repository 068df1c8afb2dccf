import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { Notice } from '#domains/notices/contract.ts'
import { expectAccessible } from './accessible.ts'
import { type Answers, hold, refuse } from './answers.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'

const bell = () => page.getByRole('button', { name: /^Avisos/ })
const panel = () => page.getByRole('dialog', { name: /^Avisos/ })
const items = () => panel().getByRole('listitem')

const noticeWith = (id: number, title = `Aviso ${id}`, read = false): Notice => ({
  ...{ id, title, read, note: 'Trocar o sensor', path: '/dashboard/projects', urgent: false },
  created: new Date(nowMs()).toISOString(),
})
const noticesWith = (data: Notice[], next?: string): Answers => ({
  notices: {
    list: () => ({
      ...{ data, unread: data.filter(({ read }) => !read).length, counter: 1 },
      ...(next !== undefined && { next }),
    }),
  },
})

/** The newest first, by pages of twenty. */
const twentyOne = [...Array(21).keys()].map((index) => noticeWith(21 - index))
const paged = (all: Notice[]): Answers => ({
  notices: {
    list: ({ cursor }) =>
      cursor
        ? { data: all.slice(20), unread: all.length, counter: 1 }
        : { data: all.slice(0, 20), unread: all.length, counter: 1, next: 'other' },
  },
})

test('by keyboard: the bell opens, all are marked as read, Escape goes back to it', async () => {
  const titles = ['Terceiro', 'Segundo', 'Primeiro']
  const list = (read: boolean) => titles.map((title, index) => noticeWith(3 - index, title, read))
  const screen = await openScreen('/dashboard/profile', { answers: noticesWith(list(false)) })
  await expect.element(bell()).toHaveAccessibleName('Avisos: 3 não lidos')
  focus(bell())
  await press('Enter')
  await expect.element(panel().getByRole('link', { name: 'Preferências' })).toBeVisible()
  const links = panel()
    .getByRole('link')
    .elements()
    .map((one) => one.textContent)
  expect(links).toEqual([...titles.map((title) => expect.stringContaining(title)), 'Preferências'])
  await expect.element(panel().getByRole('button', { name: 'Marcar tudo como lido' })).toHaveFocus()
  screen.answer({ notices: { readAll: () => ({ result: true }) } })
  screen.answer(noticesWith(list(true)))
  await press('Enter')
  await expect.element(bell()).toHaveAccessibleName('Avisos')
  expect(screen.calls('notices.readAll')).toEqual([{ until: 3 }])
  await expect.element(panel().getByText('Não lido')).not.toBeInTheDocument()
  await press('Escape')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(bell()).toHaveFocus()
})

test('without notices the bell says what it is for; where they do not come it says so, and asks again', async () => {
  const screen = await openScreen('/dashboard/profile', {
    answers: { notices: { list: refuse('unavailable', 'Volte já.') } },
  })
  await bell().click()
  await expect.element(panel().getByRole('alert')).toMatchTextContent(/Volte já\./)
  screen.answer(noticesWith([]))
  await panel().getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(panel().getByText('Nenhum aviso.')).toBeVisible()
})

test('more than a page of notices are loaded as they are wanted', async () => {
  await openScreen('/dashboard/profile', { answers: paged(twentyOne) })
  await bell().click()
  await expect.poll(() => items().elements()).toHaveLength(20)
  await panel().getByRole('button', { name: 'Carregar mais' }).click()
  await expect.poll(() => items().elements()).toHaveLength(21)
  await expect.element(items().last()).toMatchTextContent(/Aviso 1/)
})

test('a page that is being loaded as a new notice comes is loaded all the same', async () => {
  const screen = await openScreen('/dashboard/profile', { answers: paged(twentyOne) })
  await bell().click()
  await expect.poll(() => items().elements()).toHaveLength(20)
  const all = [noticeWith(22), ...twentyOne]
  const older = hold(() => ({ data: all.slice(20), unread: 22, counter: 2 }))
  screen.answer({
    notices: {
      list: ({ cursor }) =>
        cursor ? older.answer(cursor) : { data: all.slice(0, 20), unread: 22, counter: 2, next: 'other' },
    },
  })
  const asked = () => screen.calls('notices.list').filter((input) => (input as { cursor?: string }).cursor)
  await panel().getByRole('button', { name: 'Carregar mais' }).click()
  await expect.poll(() => asked().length).toBeGreaterThan(0)
  screen.publish('notices:1', 9)
  await expect.element(items().first()).toMatchTextContent(/Aviso 22/)
  older.letGo()
  await expect.poll(() => items().elements()).toHaveLength(22)
})

test('as the stream begins, notices that are known as they are now are not read again', async () => {
  const screen = await openScreen('/dashboard/profile', { answers: noticesWith([noticeWith(1)]) })
  await expect.element(bell()).toHaveAccessibleName('Avisos: 1 não lido')
  screen.publish('notices:1', 1)
  await bell().click()
  await expect.element(items()).toBeVisible()
  screen.answer(noticesWith([noticeWith(2), noticeWith(1)]))
  screen.publish('notices:1', 2)
  await expect.element(bell()).toHaveAccessibleName('Avisos: 2 não lidos')
  expect(screen.calls('notices.list')).toHaveLength(2)
})

test('the preferences are a click away; each switch is sent', async () => {
  const kept = { kind: 'mention', label: 'Quando alguém cita você em um comentário', email: true }
  const screen = await openScreen('/dashboard/projects', {
    answers: {
      notices: {
        settings: () => ({ data: [kept] }),
        saveSetting: ({ email }) => {
          kept.email = email
          return { result: true }
        },
      },
    },
  })
  await bell().click()
  await panel().getByRole('link', { name: 'Preferências' }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/dashboard/profile#avisos')
  const section = page.getByRole('region', { name: 'Avisos' })
  await expect.element(section).toBeInViewport()
  const mentions = section.getByRole('switch', { name: kept.label })
  await expect.element(mentions).toBeChecked()
  await mentions.click()
  await expect.element(mentions).not.toBeChecked()
  await mentions.click()
  await expect.element(mentions).toBeChecked()
  await expect
    .poll(() => screen.calls('notices.saveSetting'))
    .toEqual([false, true].map((email) => ({ kind: 'mention', email })))
})

for (const width of [360, 1440])
  test(`bell and notices are whole and accessible at ${width} px`, async () => {
    await openScreen('/dashboard/profile', {
      viewport: { width, height: 800 },
      answers: noticesWith([noticeWith(1, 'Davi citou você em 12-003, com um título que não cabe em uma linha só')]),
    })
    await bell().click()
    await expect.element(items()).toBeVisible()
    const box = panel().element().getBoundingClientRect()
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    if (width === 360) expect(box.width).toBeGreaterThan(330)
    await expectAccessible()
  })

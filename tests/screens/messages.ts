import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { StoredMessage } from '#domains/contact/contract.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

export const DAY = 86_400_000
export const MESSAGES = '/dashboard/messages'

/** A message that came `ago` milliseconds ago. */
export const messageWith = (id: number, fields: Partial<StoredMessage> = {}, ago = id * 1000): StoredMessage =>
  sampleOf(StoredMessage, {
    ...{ id, name: `Ana Souza (${id})`, contact: 'ana@exemplo.com.br', message: 'Preciso de 40 suportes.' },
    ...{ first_page: '', created_at: new Date(nowMs() - ago).toISOString(), ...fields },
  })

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const has = ({ name, message }: StoredMessage, q: string) =>
  plain(q)
    .split(' ')
    .every((word) => plain(`${name} ${message}`).includes(word))

/** The messages as the server keeps them, given newest first: listed, searched, marked and deleted. */
export function mailboxWith(...messages: StoredMessage[]) {
  const mailbox = { messages }
  const isOlder = ({ created_at }: StoredMessage) => Date.parse(created_at) < nowMs() - 30 * DAY
  const answers: Answers = {
    contact: {
      list: ({ filter = 'inbox', age, q }) => {
        const fitting = mailbox.messages.filter(
          (one) => (filter === 'all' || one.archived === (filter === 'archived')) && (!q || has(one, q)),
        )
        const older = fitting.filter(isOlder)
        const result = fitting.filter((one) => age === undefined || isOlder(one) === (age === 'older'))
        const unread = older.filter(({ read }) => !read).length
        return { data: { result }, total: result.length, older: { total: older.length, unread } }
      },
      item: ({ id }) => ({ data: { result: mailbox.messages.filter((one) => one.id === id) } }),
      update: ({ ids, ...flags }) => {
        mailbox.messages = mailbox.messages.map((one) => (ids.includes(one.id) ? { ...one, ...flags } : one))
        return { result: true }
      },
      remove: ({ ids }) => {
        mailbox.messages = mailbox.messages.filter(({ id }) => !ids.includes(id))
        return { result: true }
      },
    },
  }
  /** The state of a message; undefined once it was deleted. */
  const stateOf = (id: number) => mailbox.messages.find((one) => one.id === id)
  return Object.assign(mailbox, { answers, stateOf })
}

export type Mailbox = ReturnType<typeof mailboxWith>

export const openMessages = ({ answers }: Mailbox, query = '', width = 1280) =>
  openScreen(MESSAGES + query, { answers, viewport: { width, height: width < 600 ? 740 : 800 } })

export const list = () => page.getByRole('region', { name: 'Lista de mensagens' })
export const row = ({ name }: StoredMessage) => list().getByRole('link', { name })
export const article = ({ name }: StoredMessage) => page.getByRole('article', { name, exact: true })
export const headingOf = ({ name }: StoredMessage) => page.getByRole('heading', { level: 2, name, exact: true })
export const expectState = (mailbox: Mailbox, id: number, state: Partial<StoredMessage>) =>
  expect.poll(() => mailbox.stateOf(id)).toMatchObject(state)

/** Path and search of the address. */
export const address = () => location.pathname + location.search

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { hasPhone, phoneOf } from './phones.ts'

const app = startApp()

test.each([
  ['(41) 98888-7777', '+55 41 98888-7777', true],
  ['41 98888-7777', '041 98888 7777', true],
  ['+55 41 98888-7777', '98888-7777', true],
  ['+55 41 98888-7777', '8888-7777', true],
  ['41 98888-7777', 'WhatsApp 0055 (41) 8888-7777', true],
  ['41 98888-7777', 'ana2@exemplo.com.br ou 41 98888-7777', true],
  ['41 98888-7777', '(11) 98888-7777', false],
  ['41 98888-7777', '+55 11 98888-7777', false],
  ['41 98888-7777', '41 98888-7778', false],
  ['41 98888-7777', '41 3888-7777', false],
  ['41 3222-1111', '(11) 3222-1111', false],
  ['+351 912 345 678', '00351 912345678', true],
  ['+351 912 345 678', '+34 912 345 678', false],
])('%s is the telephone of %s: %s', async (phone, contact, isThere) => {
  const found = await app.db
    .selectFrom(sql<{ contact: string }>`(select ${contact}::text as contact)`.as('typed'))
    .select('contact')
    .where(hasPhone('contact', phoneOf(phone)))
    .execute()
  expect(found).toHaveLength(isThere ? 1 : 0)
})

test('what is no telephone has none', () => {
  expect(['', '98888-7777', 'ana@exemplo.com.br'].map(phoneOf)).toEqual(['', '', ''])
})

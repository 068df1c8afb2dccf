import { expect, test } from 'vitest'
import { newCreation, pendingCreation, sendOnce } from './creation.ts'

const refusal = (data: object) => Object.assign(new Error('recusado'), { status: 422, data })
const keyOf = (creation: { key: string }, answer: Promise<unknown> = Promise.resolve()) =>
  sendOnce(creation, ({ 'idempotency-key': key }) => answer.then(() => key))

test('a lost answer keeps the key, and so does a refusal; once something is made, the next has another', async () => {
  const creation = newCreation()
  const { key } = creation
  await expect(keyOf(creation, Promise.reject(new TypeError('cut')))).rejects.toThrow('cut')
  await expect(keyOf(creation, Promise.reject(refusal({ fields: { name: 'Falta' } })))).rejects.toThrow('recusado')
  expect(await keyOf(creation)).toBe(key)
  expect(await keyOf(creation)).not.toBe(key)
})

test('what was made with other content is said once: the person may then make another', async () => {
  const creation = newCreation()
  const { key } = creation
  await expect(keyOf(creation, Promise.reject(refusal({ used_key: true })))).rejects.toThrow()
  expect(creation.key).not.toBe(key)
})

test('outside forms the same has the same key until it is made', async () => {
  const first = pendingCreation('POST /x {}')
  expect(pendingCreation('POST /x {}')).toBe(first)
  expect(pendingCreation('POST /x {"a":1}')).not.toBe(first)
  await keyOf(first)
  expect(pendingCreation('POST /x {}')).not.toBe(first)
})

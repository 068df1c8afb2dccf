import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** A query that is shown, whose answers come when the test says so. */
function showQuery<Answer = string>(client: QueryClient) {
  const asked: ((answer: Answer) => void)[] = []
  const queryFn = () => new Promise<Answer>((resolve) => asked.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['day'], queryFn })
  observer.subscribe(() => {})
  return { asked, shown: () => observer.getCurrentResult().data }
}

test('what changed during the first reading is read once more after it', async () => {
  const client = new QueryClient()
  const { asked, shown } = showQuery(client)
  const isRead = readAgain(client, { queryKey: ['day'] })
  asked[0]?.('before the change')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.('after it')
  await isRead
  expect(shown()).toBe('after it')
  expect(asked).toHaveLength(2)
})

test('what was read already is read once', async () => {
  const client = new QueryClient()
  const { asked, shown } = showQuery(client)
  asked[0]?.('before the change')
  await expect.poll(shown).toBe('before the change')
  const isRead = readAgain(client, { queryKey: ['day'] })
  asked[1]?.('after it')
  await isRead
  expect(shown()).toBe('after it')
  expect(asked).toHaveLength(2)
})

test('what was answered with the counter as it is now is not read anew, also where it is just being read', async () => {
  const client = new QueryClient()
  const { asked, shown } = showQuery<{ counter: number }>(client)
  const isRead = readAgain(client, { queryKey: ['day'], counter: 3 })
  asked[0]?.({ counter: 3 })
  await isRead
  await readAgain(client, { queryKey: ['day'], counter: 3 })
  expect(shown()).toEqual({ counter: 3 })
  expect(asked).toHaveLength(1)
})

test.each([2, 4])('an answer with another counter, %i, is read anew', async (counter) => {
  const client = new QueryClient()
  const { asked, shown } = showQuery<{ counter: number }>(client)
  asked[0]?.({ counter })
  await expect.poll(shown).toEqual({ counter })
  const isRead = readAgain(client, { queryKey: ['day'], counter: 3 })
  asked[1]?.({ counter: 3 })
  await isRead
  expect(shown()).toEqual({ counter: 3 })
})

test('of a list by pages the first one says the counter', async () => {
  const client = new QueryClient()
  const { asked } = showQuery<{ pages: { counter: number }[] }>(client)
  asked[0]?.({ pages: [{ counter: 3 }, { counter: 4 }] })
  await readAgain(client, { queryKey: ['day'], counter: 3 })
  expect(asked).toHaveLength(1)
})

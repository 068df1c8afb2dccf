import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** A query that is shown, whose answers come when the test says so. */
function showQuery(client: QueryClient) {
  const asked: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => asked.push(resolve))
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

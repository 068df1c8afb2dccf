import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Announcement, followLeaving, LEAVING } from './follow-leaving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function follow() {
  const tabs: Pick<BroadcastChannel, 'onmessage'> = { onmessage: null }
  const done: string[] = []
  const end = followLeaving(tabs, { stop: () => done.push('stop'), resume: () => done.push('resume') })
  const hear = (data: Announcement) => tabs.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent)
  return { done, end, hear }
}

test('calls stop while another tab signs out, and go on where it could not', () => {
  const { done, hear } = follow()
  hear('leaving')
  expect(done).toEqual(['stop'])
  hear('staying')
  vi.advanceTimersByTime(2 * LEAVING)
  expect(done).toEqual(['stop', 'resume'])
})

test('a tab that was closed while it signed out does not hold the calls of the others for ever', () => {
  const { done, hear } = follow()
  hear('leaving')
  vi.advanceTimersByTime(LEAVING - 1)
  expect(done).toEqual(['stop'])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['stop', 'resume'])
})

test('nothing goes on once the page is left', () => {
  const { done, end, hear } = follow()
  hear('leaving')
  end()
  vi.advanceTimersByTime(2 * LEAVING)
  expect(done).toEqual(['stop'])
})

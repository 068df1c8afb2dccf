import { afterEach, expect, test, vi } from 'vitest'
import { makeBrowserApi } from './browser-api.ts'
import { pauseCalls, resumeCalls } from './call-pause.ts'

vi.mock('virtual:api-paths', () => ({ default: {} }))

const PATHS = { session: 'GET /session', login: 'POST /login', logout: 'POST /logout' }

afterEach(() => {
  resumeCalls()
  vi.unstubAllGlobals()
})

test('while the session is being ended, its end is sent and no other call; what was held is sent if it stays', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url)
    return Response.json({})
  })
  const accounts = makeBrowserApi(PATHS) as Record<keyof typeof PATHS, () => Promise<unknown>>
  pauseCalls()
  const held = [accounts.session(), accounts.login()]
  await accounts.logout()
  expect(sent).toHaveLength(1)
  resumeCalls()
  await Promise.all(held)
  expect(sent.map((url) => url.split('/').at(-1))).toEqual(['logout', 'session', 'login'])
})

import { expect, inject, test } from 'vitest'
import { type Asked, refuseLentServers } from './pooler.ts'

/** A pooler with servers 1, 2, 3 and so on, of which it lends the one that was given back last; greetings name none of them. */
function openPooler(mode: 'session' | 'transaction' | 'statement') {
  const free = [5, 4, 3, 2, 1]
  let ended = 0
  const open = (): Asked => {
    let server: number | undefined
    let isOpen = false
    return {
      processID: 4711,
      connect: async () => {},
      end: async () => void ended++,
      async query(text: string) {
        if (text === 'begin' && mode === 'statement') throw new Error('transaction blocks not allowed')
        server ??= free.pop()!
        if (text === 'begin') isOpen = true
        const rows = [{ pid: server }]
        if (mode !== 'session' && !isOpen) {
          free.push(server)
          server = undefined
        }
        return { rows }
      },
    }
  }
  return { open, ended: () => ended }
}

test('a pooler that lends servers by transaction or statement is refused, with the way out', async () => {
  for (const mode of ['transaction', 'statement'] as const) {
    const pooler = openPooler(mode)
    await expect(refuseLentServers({}, pooler.open)).rejects.toThrow('set pool_mode = session')
    expect(pooler.ended()).toBe(4)
  }
})

test('a pooler that keeps a server for each connection is accepted, and PostgreSQL itself', async () => {
  await refuseLentServers({}, openPooler('session').open)
  await refuseLentServers(inject('database'))
})

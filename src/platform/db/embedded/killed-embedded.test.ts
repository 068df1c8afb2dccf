import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepClusters, keepRow, keptRows, killAtOnce, query, startChild } from '#tests/embedded.ts'
import { type ServerState, superviseEmbedded } from './embedded.ts'

const { running, newCluster, start, stop } = keepClusters()

describe('after a kill', () => {
  test('of the program alone, its server is stopped, and every acknowledged row is there', async () => {
    const folder = newCluster()
    const { child, server: orphan } = await startChild(folder)
    await killAtOnce(child)
    expect(readFileSync(join(folder, 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${orphan}\n`))
    const server = await start(folder)
    const log = readFileSync(`${folder}.log`, 'utf8')
    expect(log).toMatch(new RegExp(`\\[${orphan}\\] LOG: {2}database system is shut down`))
    expect(log).not.toMatch(/not properly shut down/)
    expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
  })

  test('of the program and its server, every acknowledged row is there', async () => {
    const folder = newCluster()
    const { child, server: orphan } = await startChild(folder)
    process.kill(orphan, 'SIGKILL')
    await killAtOnce(child)
    const server = await start(folder)
    expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
  })

  test.each([
    ['is empty', ''],
    ['names a living process of another program', `${process.pid}\n/somewhere\n0\n5432\n`],
  ])('a postmaster.pid that %s does not stand in the way', async (_, text) => {
    const folder = newCluster()
    const first = await start(folder)
    await keepRow(first.connection)
    process.kill(first.pid, 'SIGKILL')
    expect(await first.exited).toBeNull()
    await stop(first)
    writeFileSync(join(folder, 'postmaster.pid'), text)
    const second = await start(folder)
    expect(await keptRows(second.connection)).toEqual([{ id: 1 }])
  })
})

describe('supervision', () => {
  test('starts a killed server again under the same connection settings', async () => {
    const states: ServerState[] = []
    let onReady = () => {}
    const onState = (state: ServerState) => {
      states.push(state)
      if (state.state === 'ready') onReady()
    }
    const server = await superviseEmbedded(newCluster(), { onState })
    running.push(server)
    const before = { ...server.connection, pid: server.pid }
    await keepRow(server.connection)
    for (const _ of ['once', 'again']) {
      const ready = new Promise<void>((resolve) => {
        onReady = resolve
      })
      process.kill(server.pid, 'SIGKILL')
      await ready
      expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
    }
    expect(server.pid).not.toBe(before.pid)
    expect({ ...server.connection, pid: before.pid }).toEqual(before)
    expect(states.map(({ state }) => state)).toEqual(['down', 'ready', 'down', 'ready'])
  })

  test('can be stopped while the server is down, and gives the folder back', async () => {
    const folder = newCluster()
    let onDown = () => {}
    const down = new Promise<void>((resolve) => {
      onDown = resolve
    })
    const server = await superviseEmbedded(folder, { onState: onDown })
    process.kill(server.pid, 'SIGKILL')
    await down
    await server.stop()
    const next = await start(folder)
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

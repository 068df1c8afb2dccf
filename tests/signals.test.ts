import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { prepareData } from './cluster.ts'
import { spawnProgram, start } from './crash.ts'

/** Real starts on a busy machine: only what hangs fails by time (ms). */
const TIMEOUT = 60_000
vi.setConfig({ testTimeout: TIMEOUT, hookTimeout: TIMEOUT })

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-signals-'))
  prepareData(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a signal amid a start ends the database too', async () => {
  const child = spawnProgram(dataDir)
  onTestFinished(() => void child.kill('SIGKILL'))
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  const readPid = () => existsSync(pidFile) && /^(\d+)\n.*ready/s.exec(readFileSync(pidFile, 'utf8'))?.[1]
  const database = Number(await vi.waitUntil(readPid, { timeout: TIMEOUT, interval: 2 }))
  child.kill('SIGTERM')
  await once(child, 'exit')
  await vi.waitUntil(() => !isAlive(database), { timeout: TIMEOUT })
})

test('further signals do not cut short how the program ends', async () => {
  const { child, origin } = await start(dataDir)
  onTestFinished(() => void child.kill('SIGKILL'))
  // The answer to the first request says that the second is on its way, for whose rest the program waits two seconds.
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nPOST /api/v1/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{`,
  )
  await once(socket, 'data')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${origin}/healthz`).then(
      () => false,
      () => true,
    )
  await vi.waitUntil(isRefused, { timeout: TIMEOUT })
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended).toEqual([0, null])
})

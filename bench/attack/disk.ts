import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Running, start } from '#tests/crash.ts'
import { serverProcesses } from '../processes.ts'

const MIB = 1024 * 1024
const SIZE = 620
/** MiB of each file that is sent. */
const FILE = 40
/** MiB left free where rows are refused, and where not even the database starts by itself. */
const LITTLE = 100
const NOTHING = 1
/** Milliseconds after which deleted files must be gone: their job runs each five minutes. */
const REMOVAL = 330_000

/**
 * The program on a small disk that files, then others' bytes, then the database's death fill up. Throws where it does not
 * do as it should; what it did, in words. Needs root, to mount the disk: undefined where it is not.
 */
export async function fillDisk(): Promise<Record<string, string> | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder])
  const dataDir = join(folder, 'data')
  let running: Running | undefined
  try {
    running = await start(dataDir)
    const story = await fillUp(running, folder)
    await killBoth(running, dataDir)
    fill(folder, NOTHING)
    const ballast = join(dataDir, 'postgres.ballast')
    if (!existsSync(ballast)) throw new Error('There is no ballast')
    running = await start(dataDir)
    if (existsSync(ballast)) throw new Error('The database started without the room of the ballast')
    return { ...story, ...(await recover(running)) }
  } finally {
    if (running) await stop(running)
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
}

const free = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / MIB
}

const foreign = (folder: string) => join(folder, 'of-somebody-else')

/** Writes a file of somebody else until so many MiB are free. */
function fill(folder: string, left: number) {
  const file = openSync(foreign(folder), 'a')
  for (let bytes = (free(folder) - left) * MIB; bytes > 0; bytes -= MIB)
    writeSync(file, Buffer.alloc(Math.min(MIB, bytes)))
  closeSync(file)
}

const SLOTS = ['generic', 'embarked', 'ios', 'android', 'windows', 'mac', 'linux', 'sale']

/** Files until one is refused, then others' bytes until rows are refused: reads and sign-in go on. */
async function fillUp({ admin }: Running, folder: string) {
  await expectStatus(admin.post('/api/v1/new-archive', { title: 'Antes' }), 200)
  let sent = 0
  for (;;) {
    const project = await expectStatus(admin.post('/api/v1/new-project', { title: `Projeto ${sent}`, id_user: 1 }), 200)
    const status = await sendFiles(admin, project.data.id)
    sent += status.sent
    if (status.refused) {
      fill(folder, LITTLE)
      const row = await expectStatus(admin.post('/api/v1/new-archive', { title: 'Durante' }), 507)
      await expectReads(admin)
      return {
        'files until the disk was full': `${sent}, of ${FILE} MB each`,
        'a file more': status.refused,
        'a row more': row.data.error,
      }
    }
  }
}

async function sendFiles(admin: Running['admin'], id: number) {
  for (const [sent, slot] of SLOTS.entries()) {
    const response = await admin.fetch(`/api/v1/project-file?id=${id}&slot=${slot}&name=a.zip`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Blob([new Uint8Array(FILE * MIB).fill(sent + 1)]),
    })
    const { data } = await response.json()
    if (response.status === 507) return { sent, refused: String(data.error) }
    if (response.status !== 200) throw new Error(`A file was answered with ${response.status}`)
  }
  return { sent: SLOTS.length }
}

async function expectReads(admin: Running['admin']) {
  const { body } = await admin.get('/api/v1/list-archive?all=1')
  if (!body.data.result.some(({ title }: { title: string }) => title === 'Antes')) throw new Error('An article is lost')
  await expectStatus(admin.get('/readyz'), 200)
}

/** After a start on the full disk: reads, refuses rows, deletes files, and then writes as before. */
async function recover({ admin }: Running) {
  await expectReads(admin)
  await expectStatus(admin.post('/api/v1/new-archive', { title: 'Ainda não' }), 507)
  const { data } = await expectStatus(admin.post('/api/v1/list-all-project', { limit: 100 }), 200)
  for (const { id } of data) for (const slot of SLOTS) await admin.post('/api/v1/delete-project-file', { id, slot })
  const started = performance.now()
  // The files go with a job.
  while ((await admin.post('/api/v1/new-archive', { title: 'Depois' })).status !== 200) {
    if (performance.now() - started > REMOVAL) throw new Error('Rows are refused though all files were deleted')
    await sleep(1000)
  }
  await expectReads(admin)
  return { 'seconds from the deletion to the next row': ((performance.now() - started) / 1000).toFixed(0) }
}

async function expectStatus(answer: ReturnType<Running['admin']['get']>, status: number) {
  const { status: got, body } = await answer
  if (got !== status)
    throw new Error(`Answered with ${got} instead of ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}

/** Ends the program and its database at once, as a power cut does. */
async function killBoth({ child }: Running, dataDir: string) {
  const ended = once(child, 'exit')
  for (const pid of [child.pid!, ...serverProcesses(join(dataDir, 'postgres'))]) process.kill(pid, 'SIGKILL')
  await ended
}

async function stop({ child }: Running) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { serverProcesses } from './processes.ts'

/** What the child says of a start that went through: see tests/first-run-child.ts. */
interface Outcome {
  ms: number
  accounts: string[]
  rows: Record<string, number>
}

/**
 * Kills first starts, each in a new data folder with its own database, at moments spread over the time that one takes:
 * from making the database to the last row of the demonstration. The program alone and all of its processes in turn.
 * Returns the moments in milliseconds, and those after which the next start did not bring about what an undisturbed one
 * does: the same rows, and passwords that sign in.
 */
export async function killFirstStarts(count: number): Promise<{ moments: number[]; incomplete: number[] }> {
  const whole = await inNewFolder(async (dataDir) => readOutcome((await begin(dataDir)).stdout))
  const moments = Array.from({ length: count }, (_, n) => Math.round((whole.ms * (n + 1)) / (count + 1)))
  const incomplete: number[] = []
  for (const [n, moment] of moments.entries()) {
    const { accounts, rows } = await interruptedStart(moment, n % 2 === 1)
    if (!isDeepStrictEqual([accounts, rows], [whole.accounts, whole.rows])) incomplete.push(moment)
  }
  return { moments, incomplete }
}

/** A start after one that was killed at a moment, or a little earlier where that one was faster. */
async function interruptedStart(moment: number, withDatabase: boolean): Promise<Outcome> {
  const outcome = await inNewFolder(async (dataDir) => {
    const hadEnded = await kill(dataDir, moment, withDatabase)
    return hadEnded ? undefined : readOutcome((await begin(dataDir)).stdout)
  })
  return outcome ?? interruptedStart(moment * 0.6, withDatabase)
}

/** Kills a start after so many milliseconds; whether it had ended before. */
async function kill(dataDir: string, moment: number, withDatabase: boolean): Promise<boolean> {
  const start = begin(dataDir)
  const ended = start.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  await sleep(moment) // the moment is what is being tried
  const { pid, exitCode } = start.child
  if (exitCode === null) process.kill(pid!, 'SIGKILL')
  if (withDatabase)
    for (const folder of ['postgres', 'postgres.new'])
      for (const one of serverProcesses(join(dataDir, folder))) process.kill(one, 'SIGKILL')
  return (await ended).startsWith('started')
}

function begin(dataDir: string) {
  const { DATABASE_URL: _, ...env } = process.env
  return promisify(execFile)(process.execPath, ['tests/first-run-child.ts'], {
    env: { ...env, DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'error' },
  })
}

const readOutcome = (stdout: string): Outcome => JSON.parse(stdout.split('\n')[1]!)

async function inNewFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'))
  try {
    return await work(join(folder, 'data'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** Starts a Node program and waits for the line that says where it listens. `onLine` gets every line of its output. */
export async function startServer(
  argv: string[],
  env: Record<string, string>,
  onLine?: (line: string) => void,
): Promise<{ origin: string; child: ChildProcess }> {
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const listening = Promise.withResolvers<string>()
  createInterface({ input: child.stdout })
    .on('line', (line) => {
      onLine?.(line)
      const port = /^(?:listening |Vitrine: .*:)(\d+)$/.exec(line)?.[1]
      if (port) listening.resolve(port)
    })
    .once('close', () => listening.reject(new Error(`${argv[0]} did not start`)))
  return { origin: `http://127.0.0.1:${await listening.promise}`, child }
}

/** Ends it as Ctrl+C does. */
export async function stopServer(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
}

/** Memory of processes in MB, shared pages counted by their share (PSS). */
export const memoryOf = (pids: number[]) =>
  pids.reduce(
    (sum, pid) =>
      sum + Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024,
    0,
  )

/** The processes of the database server on a folder: all work in it. */
export const serverProcesses = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })

/** Milliseconds that these processes have been on a processor, all their threads. */
export const processorTimeOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    } catch {
      // One that has ended.
      return sum
    }
  }, 0)

/** MB that a process grows by while `work` runs, at its peak (RSS). */
export async function growthDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentOf(pid, 'VmRSS')
  writeFileSync(`/proc/${pid}/clear_refs`, '5') // the peak is counted anew from here
  await work()
  return residentOf(pid, 'VmHWM') - before
}

/** A figure of /proc/PID/status in MB. */
const residentOf = (pid: number, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

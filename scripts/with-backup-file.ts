import { resolve } from 'node:path'
import { reasonOf } from '#platform/errors.ts'

/**
 * Runs `npm run backup` or `npm run restore` on the file that its one argument names; Ctrl+C aborts `signal`. Prints why
 * it failed, and sets the exit code.
 * @param what it does, e.g. 'Backup'
 * @param hint beside the argument in the usage
 */
export async function withBackupFile(
  what: string,
  hint: string,
  work: (file: string, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const [given, ...rest] = process.argv.slice(2)
  if (!given || rest.length > 0) {
    console.error(`Usage: npm run ${what.toLowerCase()} -- FILE   (${hint})`)
    process.exit(2)
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')))
  try {
    // Relative to the folder in which npm was called.
    await work(resolve(process.env.INIT_CWD ?? '.', given), stop.signal)
  } catch (error) {
    console.error(`${what} failed: ${reasonOf(error)}`)
    process.exitCode = 1
  }
}

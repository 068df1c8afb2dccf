import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './app.ts'

/**
 * Reads an app's outbox: each call runs the jobs that are due and resolves to all e-mails that lie there, as they are
 * sent, the oldest first. They are ordered as they were found: the app's clock stands still, so that their names do not say it.
 */
export function readOutbox(app: TestApp): () => Promise<string[]> {
  const found: string[] = []
  return async () => {
    await app.runJobs()
    const folder = join(app.settings.dataDir, 'outbox')
    const names = existsSync(folder) ? readdirSync(folder) : []
    found.push(...names.filter((name) => !found.includes(name)))
    return found.filter((name) => names.includes(name)).map((name) => readFileSync(join(folder, name), 'utf8'))
  }
}

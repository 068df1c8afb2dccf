// A first start that kills itself at its nth query: KILL_AT=n node tests/first-run-child.ts. Without KILL_AT it ends well,
// prints 'started', signs in with each password that it printed, and prints a `FirstRun` (first-run.ts).
import pg from 'pg'
import { listTables } from '#platform/backup/catalog.ts'
import { readModules } from '#platform/modules.ts'
import { readSettings } from '#platform/settings.ts'
import { startProgram } from '#program.ts'

/** What differs from start to start, by the moment of the day or by the sign-ins below. */
const CHANGING = new Set(['page_views', 'rate_limits', 'security_log', 'sessions', 'view_totals'])

let queries = 0
const killAt = Number(process.env.KILL_AT)
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  if (++queries === killAt) process.kill(process.pid, 'SIGKILL')
  return query.apply(this, args as never)
} as typeof query

const printed: string[] = []
const print = console.log
console.log = (line: string) => printed.push(line)
const program = await startProgram(readSettings(process.env))
const [total, ms] = [queries, performance.now()]
print('started')

const accounts: string[] = []
for (const line of printed) {
  const [, email, password] = /^ {2}(?:Admin|Staff) +(\S+) +(\S+)$/.exec(line) ?? []
  if (!email || !password) continue
  const { user } = await program.auth.api.signInEmail({ body: { email, password } })
  accounts.push(`${user.id} ${user.email}`)
}

const client = await program.pool.connect()
const rows: Record<string, number> = {}
for (const { name } of await listTables(client))
  if (!CHANGING.has(name))
    rows[name] = Number((await client.query(`select count(*) from public."${name}"`)).rows[0].count)
client.release()
const { off } = await readModules(program.db)
print(JSON.stringify({ ms, queries: total, accounts, seed: program.settings.seed, off, rows }))
await program.close()

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, callAs } from '#tests/call.ts'
import { memoryOf, startServer, stopServer } from '../processes.ts'

export const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const STAFF = { email: 'alvo@exemplo.com.br', password: 'andorinha-de-papel-42' }
/** Milliseconds after which the threads that render texts have ended. */
const REST = 35_000
/** What an answer or a line of the log has where a stack trace or a database's message got into it. */
const TRACE = /\n\s+at \S|\\n\s+at \S|node_modules|\.ts:\d+|"stack"|syntax error at|violates \w+ constraint|relation "/

export type Target = Awaited<ReturnType<typeof startTarget>>

/** The built program with the demonstration, in a folder of its own, with a session of each kind of caller. */
export async function startTarget(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-attack-'))
  const log: string[] = []
  const { origin, child } = await startServer(
    ['scripts/serve.mjs'],
    {
      DATA_DIR: join(folder, 'data'),
      SEED: 'demo', // not that of the attack
      PORT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      TRUST_PROXY: '1', // each request comes from a network of its own, so that no limit hides what is behind it
      LOG_LEVEL: 'error',
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-semi-space-size=8',
      ...env,
    },
    (line) => line.startsWith('{') && log.push(line),
  )
  const visitor = callAs({ origin })
  const admin = await visitor.signIn(ADMIN.email, ADMIN.password)
  return {
    origin,
    pid: child.pid!,
    people: { visitor, staff: await addStaff(visitor, admin), admin },
    /** Lines of the log since the start: errors only. */
    log,
    /** MB of the program's process when nothing has been asked of it for a while. */
    async memoryAtRest() {
      await sleep(REST)
      return memoryOf([child.pid!])
    },
    async stop() {
      await stopServer(child)
      rmSync(folder, { recursive: true })
    },
  }
}

/** Invites somebody and sets the password by the link. */
async function addStaff(visitor: Caller, admin: Caller) {
  const { body } = await admin.post('/api/v1/people', { name: 'Alvo', email: STAFF.email })
  const token = body.data.link.split('#')[1]
  const { status, body: set } = await visitor.post('/api/v1/password/set', { token, password: STAFF.password })
  if (status !== 200) throw new Error(`The password was not set: ${JSON.stringify(set)}`)
  return visitor.signIn(STAFF.email, STAFF.password)
}

/** Whether a text has a stack trace or a message of the database in it. */
export const hasTrace = (text: string) => TRACE.test(text)

/** An address that no other request comes from. */
let addresses = 0
export const nextAddress = () => {
  const number = addresses++
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

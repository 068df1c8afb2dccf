// node bench/grow/run.ts [NAME...]: each call by which screens read, with 100 to 1,000 times as many rows as a small
// installation has, beside the small one: milliseconds, their ratio, and tables that are scanned whole. Names narrow it to
// the calls that contain one. GROW_DIR keeps the two filled folders for the next run; ROUNDS says how often each call is made.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS, type Call } from './calls.ts'
import { LARGE, SMALL } from './fill.ts'
import { growingTables, sequentialScans } from './plans.ts'
import { baseFolder, listen, type Opened, openProgram } from './programs.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
/** Times that a call may take in the large one. */
const TARGET = 1.5
/** Milliseconds by which two measurements of the same differ on a busy machine. */
const NOISE = 1

const chosen = CALLS.filter(
  ({ name }) => process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part)),
)
const base = baseFolder()
const small = await openProgram(join(base, 'small'), SMALL)
const large = await openProgram(join(base, 'large'), LARGE)
try {
  await measure()
} finally {
  await small.close()
  await large.close()
  if (!process.env.GROW_DIR) rmSync(base, { recursive: true })
}

async function measure() {
  const growing = await growingTables(small.pool, large.pool)
  console.log(`tables that grow: ${[...growing].sort().join(', ')}`)
  const rows = []
  for (const call of chosen) {
    const scans = new Set<string>()
    for (const statement of await listen(() => send(large, call)))
      for (const table of await sequentialScans(large.pool, statement, growing)) scans.add(table)
    await send(small, call)
    const [few, many]: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      few!.push(await send(small, call))
      many!.push(await send(large, call))
    }
    const [before, after] = [summarise(few!), summarise(many!)]
    const grows = after.median > TARGET * before.median + NOISE
    const row = {
      small: before.median.toFixed(1),
      large: after.median.toFixed(1),
      ratio: (after.median / before.median).toFixed(1),
      'p99 small': before.p99.toFixed(1),
      'p99 large': after.p99.toFixed(1),
      grows: grows ? 'GROWS' : '',
      scans: [...scans].join(' '),
    }
    rows.push([call.name, row])
    console.log(`| ${[call.name, ...Object.values(row)].join(' | ')} |`)
  }
  console.log(`${rows.length} calls`)
}

/** Makes a call; milliseconds until its answer was read. */
async function send({ admin, staff, ...program }: Opened, { as, path, body }: Call): Promise<number> {
  const caller = { admin, staff }[as]
  const given = body && 'id' in body && body.id === 0 ? { ...body, id: await withoutRecords(program) } : body
  const started = performance.now()
  const { status, body: answer } = await (given ? caller.post(`/api/v1${path}`, given) : caller.get(`/api/v1${path}`))
  const took = performance.now() - started
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
  return took
}

/** The client of whom nothing is known but contacts. */
async function withoutRecords({ pool }: Pick<Opened, 'pool'>): Promise<number> {
  const { rows } = await pool.query("select id from clients where email = 'sem-registros@exemplo.com.br'")
  return rows[0].id
}

function summarise(times: number[]) {
  const sorted = times.sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
  return { median: at(0.5), p99: at(0.99) }
}

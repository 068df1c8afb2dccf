// Each call in the small installation and in the large one, in turn: milliseconds by the clock, those of a processor (ours and
// the database server's) with their ratio, which other work on the machine changes far less, and tables that are scanned whole.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { spread } from '../load.ts'
import { processorTimeOf, serverProcesses } from '../processes.ts'
import { CALLS, type Call } from './calls.ts'
import { LARGE, SMALL } from './fill.ts'
import { growingTables, sequentialScans } from './plans.ts'
import { baseFolder, listen, type Opened, openProgram } from './programs.ts'

/** Times that a call may take in the large one. */
export const TARGET = 1.5
/** Milliseconds by which two measurements of the same differ on a busy machine. */
const NOISE = 1
/** Parts of the rounds, each with a ratio of its own: the spread. */
const PARTS = 5

export interface Growth {
  name: string
  small: Summary
  large: Summary
  /** Of the medians of processor time, with the smallest and the largest of the parts of the rounds. */
  ratio: ReturnType<typeof spread>
  grows: boolean
  /** Tables that grow and that a statement of the call reads from their first row to their last. */
  scans: string[]
}

/** Milliseconds by the clock, and the median of those of a processor. */
interface Summary {
  median: number
  p99: number
  processor: number
}

interface Time {
  clock: number
  processor: number
}

/** The calls whose name contains one of these parts, all where there are none. */
export async function* measureGrowth({ names, rounds }: { names: string[]; rounds: number }): AsyncGenerator<Growth> {
  const chosen = CALLS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
  const base = baseFolder()
  const small = await openProgram(join(base, 'small'), SMALL)
  const large = await openProgram(join(base, 'large'), LARGE)
  try {
    const growing = await growingTables(small.pool, large.pool)
    for (const call of chosen) yield await measure(call, { small, large, growing, rounds })
  } finally {
    await small.close()
    await large.close()
    if (!process.env.GROW_DIR) rmSync(base, { recursive: true })
  }
}

interface Both {
  small: Opened
  large: Opened
  growing: Set<string>
  rounds: number
}

async function measure(call: Call, { small, large, growing, rounds }: Both): Promise<Growth> {
  const scans = new Set<string>()
  for (const statement of await listen(() => send(large, call)))
    for (const table of await sequentialScans(large.pool, statement, growing)) scans.add(table)
  await send(small, call)
  const times: { few: Time; many: Time }[] = []
  for (let round = 0; round < rounds; round++)
    times.push({ few: await timeOf(small, call), many: await timeOf(large, call) })
  const [before, after] = [times.map(({ few }) => few), times.map(({ many }) => many)].map(summarise) as [
    Summary,
    Summary,
  ]
  const size = Math.ceil(rounds / PARTS)
  const parts = Array.from({ length: PARTS }, (_, index) => times.slice(index * size, (index + 1) * size))
  const { min, max } = spread(
    parts
      .filter(({ length }) => length > 0)
      .map((part) => processorOf(part.map(({ many }) => many)) / processorOf(part.map(({ few }) => few))),
  )
  return {
    name: call.name,
    small: before,
    large: after,
    ratio: { min, median: after.processor / before.processor, max },
    grows: after.processor > TARGET * before.processor + NOISE,
    scans: [...scans],
  }
}

async function timeOf(program: Opened, call: Call): Promise<Time> {
  const server = serverProcesses(program.database)
  const [theirs, ours, started] = [processorTimeOf(server), process.cpuUsage(), performance.now()]
  await send(program, call)
  const clock = performance.now() - started
  const { user, system } = process.cpuUsage(ours)
  return { clock, processor: (user + system) / 1000 + processorTimeOf(server) - theirs }
}

/** Makes a call, and reads its answer. */
async function send({ admin, staff, ...program }: Opened, { as, path, body }: Call): Promise<void> {
  const caller = { admin, staff }[as]
  const given = body && 'id' in body && body.id === 0 ? { ...body, id: await withoutRecords(program) } : body
  const { status, body: answer } = await (given ? caller.post(`/api/v1${path}`, given) : caller.get(`/api/v1${path}`))
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
}

/** The client of whom nothing is known but contacts. */
async function withoutRecords({ pool }: Pick<Opened, 'pool'>): Promise<number> {
  const { rows } = await pool.query("select id from clients where email = 'sem-registros@exemplo.com.br'")
  return rows[0].id
}

const processorOf = (times: readonly Time[]) => spread(times.map(({ processor }) => processor)).median

function summarise(times: readonly Time[]): Summary {
  const sorted = times.map(({ clock }) => clock).toSorted((one, other) => one - other)
  return {
    median: spread(sorted).median,
    p99: sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))]!,
    processor: processorOf(times),
  }
}

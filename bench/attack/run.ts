// npm run bench:attack [-- PART...]: attacks the built program, or with these parts of the attack. Fails where an answer is a
// 5xx, has a stack trace, where memory does not come back, or the program on a full disk does not do as it should.
import { memoryOf } from '../processes.ts'
import { holdConnections } from './connections.ts'
import { fillDisk } from './disk.ts'
import { fuzz } from './fuzz.ts'
import { sendBombs } from './pictures.ts'
import { hasTrace, startTarget, type Target } from './target.ts'

/** `REQUESTS` and `SEED` of the environment send another number, or again the same ones. */
const REQUESTS = Number(process.env.REQUESTS ?? 20_000)
const SEED = process.env.SEED ?? String(Date.now())
/** Requests that load what the program loads when it is first used: no attack grows memory by that. */
const WARM_UP = 1600
/** How much more memory the program may have at rest than before the attack. */
const GROWTH = 1.3

const faults: string[] = []
const ATTACKS: Record<string, (target: Target) => Promise<Record<string, unknown>>> = {
  fuzz: async (target) => {
    const { statuses, faults: found, requests } = await fuzz(target, REQUESTS, SEED)
    faults.push(...found)
    return { seed: SEED, requests, ...statuses }
  },
  pictures: async ({ people }) => {
    const answers = await sendBombs(people.admin) // the warm-up has used up some of what staff may send
    for (const [name, statuses] of Object.entries(answers))
      if (/5\d\d/.test(statuses)) faults.push(`${name}: ${statuses}`)
    return answers
  },
  connections: async (target) => {
    const held = await holdConnections(target)
    if (held.open > 0) faults.push(`${held.open} half-open connections stayed open`)
    return { ...held, slowest: `${held.slowest.toFixed(0)} ms` }
  },
}

const parts = process.argv.length > 2 ? process.argv.slice(2) : [...Object.keys(ATTACKS), 'disk']
const unknown = parts.find((part) => part !== 'disk' && !ATTACKS[part])
if (unknown) throw new Error(`No part ${unknown}; there are ${Object.keys(ATTACKS).join(', ')}, disk.`)

if (parts.some((part) => ATTACKS[part])) await attackServer(parts)
if (parts.includes('disk')) console.table((await fillDisk()) ?? { disk: 'left out: mounting one needs root' })
for (const fault of faults) console.error(fault)
console.log(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

async function attackServer(parts: string[]) {
  const target = await startTarget()
  try {
    await fuzz(target, WARM_UP, 'warm-up')
    await sendBombs(target.people.staff)
    target.log.length = 0
    const before = await target.memoryAtRest()
    for (const part of parts) if (ATTACKS[part]) console.log(part, await ATTACKS[part](target))
    const peak = memoryOf([target.pid])
    const after = await target.memoryAtRest()
    const show = (size: number) => `${size.toFixed(0)} MB`
    console.log('memory', {
      before: show(before),
      atEnd: show(peak),
      after: show(after),
      ratio: (after / before).toFixed(2),
    })
    if (after > before * GROWTH) faults.push(`At rest the memory went from ${show(before)} to ${show(after)}`)
    faults.push(...target.log.filter(hasTrace).map((line) => `a trace in the log: ${line.slice(0, 600)}`))
  } finally {
    await target.stop()
  }
}

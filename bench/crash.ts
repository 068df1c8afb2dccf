// npm run bench:crash: kills the program, its database and both twenty times amid writes, and counts lost ones; then kills
// first starts at ten moments, and counts those that the next start does not complete.
import { crash, type Victim } from '#tests/crash.ts'
import { killFirstStarts } from './first-starts.ts'
import { spread } from './load.ts'

const KILLS = 20
const VICTIMS: Victim[] = ['node', 'postgres', 'both']
const MOMENTS = 10

const { acknowledged, lost, restarts } = await crash(
  Array.from({ length: KILLS }, (_, n) => VICTIMS[n % VICTIMS.length]!),
)
console.table({
  kills: KILLS,
  'acknowledged writes': acknowledged,
  'lost writes': lost,
  'median ms until it served again': spread(restarts).median,
})

const { moments, incomplete } = await killFirstStarts(MOMENTS)
console.table({
  'first starts killed after milliseconds': moments.join(', '),
  'not completed by the next': incomplete.join(', '),
})
process.exitCode = lost || incomplete.length ? 1 : 0

// npm run bench:crash: kills the program, its database and both twenty times amid writes, and counts lost ones.
import { crash, type Victim } from '#tests/crash.ts'
import { spread } from './load.ts'

const KILLS = 20
const VICTIMS: Victim[] = ['node', 'postgres', 'both']

const { acknowledged, lost, restarts } = await crash(
  Array.from({ length: KILLS }, (_, n) => VICTIMS[n % VICTIMS.length]!),
)
console.table({
  kills: KILLS,
  'acknowledged writes': acknowledged,
  'lost writes': lost,
  'median ms until it served again': spread(restarts).median,
})
process.exitCode = lost ? 1 : 0

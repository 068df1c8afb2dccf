// node bench/grow/run.ts [NAME...]: each call by which screens read, with 100 to 1,000 times as many rows as a small
// installation has, beside the small one. Names narrow it to the calls that contain one. GROW_DIR keeps the two filled folders
// for the next run; ROUNDS says how often each call is made; GROW=dense fills them otherwise (fill.ts). Columns: processor time
// of the small one and the large one and their ratio, medians by the clock, 99th percentiles by the clock.
import { measureGrowth } from './measure.ts'

const rounds = Number(process.env.ROUNDS ?? 40)
let calls = 0
/** The calls whose statements scan a table that grows, by its name. */
const scanned = new Map<string, string[]>()
for await (const { name, small, large, ratio, grows, scans } of measureGrowth({
  names: process.argv.slice(2),
  rounds,
})) {
  const cells = [
    ...[small.processor, large.processor, ratio.median],
    ...[small.median, large.median, small.p99, large.p99],
  ].map((figure) => figure.toFixed(1))
  console.log(`| ${[name, ...cells, grows ? 'GROWS' : '', scans.join(' ')].join(' | ')} |`)
  for (const table of scans) scanned.set(table, [...(scanned.get(table) ?? []), name])
  calls++
}
console.log(`${calls} calls`)
for (const [table, names] of scanned) console.log(`${table} is scanned whole by ${names.join('; ')}`)

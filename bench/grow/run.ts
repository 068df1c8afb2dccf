// node bench/grow/run.ts [NAME...]: each call by which screens read, with 100 to 1,000 times as many rows as a small
// installation has, beside the small one. Names narrow it to the calls that contain one. GROW_DIR keeps the two filled folders
// for the next run; ROUNDS says how often each call is made.
import { measureGrowth } from './measure.ts'

const rounds = Number(process.env.ROUNDS ?? 40)
let calls = 0
for await (const { name, small, large, ratio, grows, scans } of measureGrowth({
  names: process.argv.slice(2),
  rounds,
})) {
  const cells = [small.median, large.median, ratio.median, small.p99, large.p99].map((figure) => figure.toFixed(1))
  console.log(`| ${[name, ...cells, grows ? 'GROWS' : '', scans.join(' ')].join(' | ')} |`)
  calls++
}
console.log(`${calls} calls`)

import type { compare } from './load.ts'

/** What the bench prints at its end: what was measured, and how. */
export const rows: Record<string, Record<string, string>> = {}

/** Adds a ratio of rates. */
export function tell(what: string, target: number, { ratio, rate }: Awaited<ReturnType<typeof compare>>) {
  const show = (figure: number) => figure.toFixed(figure < 0.1 ? 3 : 2)
  rows[what] = {
    measured: show(ratio.median),
    spread: `${show(ratio.min)} to ${show(ratio.max)}`,
    target: `>= ${target}`,
    'a second': rate.toFixed(0),
  }
  console.log(what, rows[what])
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const SHOWN = 10

/** The ten slowest files, a line each, slowest first; nothing where there is but one file. `times`: milliseconds by file. */
export function slowestFiles(times: Record<string, number>): string[] {
  const sorted = Object.entries(times).sort(([, a], [, b]) => b - a)
  if (sorted.length < 2) return []
  const lines = sorted.slice(0, SHOWN).map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
  return ['Slowest files:', ...lines]
}

/** Stores the times of the files that ran in a JSON file; those of files that did not run stay. */
export function keepTimes(path: string, times: Record<string, number>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ ...read(path), ...times }, null, 2)}\n`)
}

function read(path: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {} // the first run, or a run that was killed while it wrote
  }
}

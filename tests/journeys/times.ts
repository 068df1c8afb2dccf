import { relative, resolve } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { keepTimes, slowestFiles } from '../slowest.ts'

/** Where the times (milliseconds) of each journey's last run are kept. */
const KEPT = 'node_modules/.cache/journey-times.json'

/** Names the slowest journeys at the end of a run, and keeps the times of all. */
export default class JourneyTimes implements Reporter {
  #times: Record<string, number> = {}

  printsToStdio() {
    return false // else the list would be left out
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult) {
    const file = relative('.', location.file)
    this.#times[file] = (this.#times[file] ?? 0) + duration
  }

  onEnd() {
    keepTimes(resolve(KEPT), this.#times)
    for (const line of slowestFiles(this.#times)) console.log(line)
  }
}

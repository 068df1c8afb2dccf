import type { Reporter, TestModule } from 'vitest/node'
import { slowestFiles } from './slowest.ts'

/** Names the slowest files at the end of a run. Vitest keeps the times itself, and begins with the slowest. */
export class VitestTimes implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>) {
    const times = Object.fromEntries(modules.map((each) => [each.relativeModuleId, each.diagnostic().duration]))
    for (const line of slowestFiles(times)) console.log(line)
  }
}

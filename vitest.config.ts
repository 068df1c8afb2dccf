import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { VitestTimes } from './tests/vitest-times.ts'

/** Shiki unpacks itself by `Response.bytes()`, which the HTTP server's own Response lacks: here it needs a process apart. */
const MARKDOWN = 'src/platform/markdown/*.test.ts'

/** Files that wait long, for programs that end or time limits: begun last, they would keep one core idle. */
const WAITING = /(crash|signals|first-run|embedded|worker-pool|away)\.test\.ts$/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    reporters: ['default', new VitestTimes()],
    globalSetup: 'tests/database-server.ts',
    // By default two cores give one worker, which waits for the database or for a program that was killed.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // On a machine busy with other work a test may take long; what is right does not wait.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Files of one worker share its modules: importing the program takes longer than most files' tests.
      {
        extends: true,
        test: {
          name: 'program',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [MARKDOWN],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'markdown', include: [MARKDOWN] } },
    ],
  },
})

import { existsSync, statfsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { screens } from './tests/screens/project.ts'
import { VitestTimes } from './tests/vitest-times.ts'

/** Shiki unpacks itself by `Response.bytes()`, which the HTTP server's own Response lacks: here it needs a process apart. */
const MARKDOWN = 'src/platform/markdown/*.test.ts'

/** Files that take or wait long, for programs that end or time limits: begun last, they would keep one core idle. */
const WAITING = /(random-quotes|new-domain|crash|signals|first-run|embedded|worker-pool|away)\.test\.ts$/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.test(moduleId)
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}

// For all that is started from here, programs under test among it: compiling their modules is two fifths of a start.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
enableCompileCache(process.env.NODE_COMPILE_CACHE)

/** A file system in memory, as Linux has it. */
const MEMORY = '/dev/shm'

// A database is four hundred files. On a disk, ext4 takes ten times the processor time of the rest to make them anew
// shortly after others were removed.
if (existsSync(MEMORY) && roomIn(MEMORY) > 2 * 1024 ** 3) process.env.TMPDIR ??= MEMORY

function roomIn(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    reporters: ['default', new VitestTimes()],
    // By default two cores give one worker, which waits for the database or for a program that was killed.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    // On a machine busy with other work a test may take long; what is right does not wait.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Files of one worker share its modules: importing the program takes longer than most files' tests.
      {
        extends: true,
        test: {
          name: 'program',
          globalSetup: 'tests/database-server.ts',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [MARKDOWN],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'markdown', include: [MARKDOWN] } },
      screens,
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Shiki unpacks itself by `Response.bytes()`, which the HTTP server's own Response lacks: here it needs a process apart. */
const MARKDOWN = 'src/platform/markdown/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: 'tests/database-server.ts',
    // By default two cores give one worker, which waits for the database or for a program that was killed.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    testTimeout: 20_000,
    hookTimeout: 20_000,
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

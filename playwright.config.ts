import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/prepare-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores, since each browser waits a fifth of its time.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // On a machine busy with other work a screen may take long; what is right does not wait.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/journeys/times.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A press on what is not there says so, instead of waiting for the end of its test.
    actionTimeout: 30_000,
    // A trace costs a third of the time of every test; a failure is looked into by `TRACE=1 npm test`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A test's page lives for a second: compiling it well, and another process for drawing, cost more than they give.
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
})

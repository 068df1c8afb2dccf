import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { findHeadlessChromium } from '../../scripts/chromium.ts'
import { pagePlugins } from '../../scripts/page-plugins.ts'
import { emulate } from './commands.ts'

/** Tests of single screens in Chromium, all in one page, without a server behind it. */
export const screens = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  plugins: [pagePlugins({ answersPages: false })],
  test: {
    name: 'screens',
    include: ['tests/screens/*.test.ts'],
    setupFiles: ['tests/screens/setup.ts'],
    isolate: false,
    fileParallelism: false,
    // Vitest runs projects of as many workers at once; this one has one, with a page of its own.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      trace: 'off',
      traceView: false,
      screenshotFailures: false,
      dependencySourcemaps: false,
      // As the journeys' locators.
      locators: { exact: false },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: findHeadlessChromium(),
          args: [
            ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
            ...['--disable-component-update', '--disable-sync', '--in-process-gpu'],
          ],
        },
        contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
      }),
      commands: { emulate },
      instances: [{ browser: 'chromium' }],
    },
  },
} satisfies TestProjectInlineConfiguration

import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { findHeadlessChromium } from '../../scripts/chromium.ts'
import { pagePlugins } from '../../scripts/page-plugins.ts'
import { emulate, mouse } from './commands.ts'

/** Answers with a picture what a page shows pictures of: nobody's face, no upload is here. Of what is 'missing', there is none. */
const pictures: Plugin = {
  name: 'pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const isAsked = request.method === 'HEAD' && request.url?.startsWith('/uploads/')
      if (request.headers['sec-fetch-dest'] !== 'image' && !isAsked) return next()
      if (request.url?.includes('missing')) {
        response.statusCode = 404
        return response.end()
      }
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>')
    })
  },
}

/** Tests of single screens in Chromium, in two pages, without a server behind them. */
export const screens = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  // Known before a test asks for it: Vite would begin anew.
  optimizeDeps: { include: ['axe-core', 'turndown', '@joplin/turndown-plugin-gfm'] },
  plugins: [pagePlugins({ answersPages: false }), pictures],
  test: {
    name: 'screens',
    include: ['tests/screens/*.test.ts'],
    setupFiles: ['tests/screens/setup.ts'],
    isolate: false,
    // Half of a test's time is waiting, which another page uses: 19 files took 71 s instead of 106 on two quiet cores.
    maxWorkers: 2,
    // Vitest runs projects of as many workers at once; these are pages of one browser.
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
      commands: { emulate, mouse },
      instances: [{ browser: 'chromium' }],
    },
  },
} satisfies TestProjectInlineConfiguration

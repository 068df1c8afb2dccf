// Runs the journeys in Chromium.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { findHeadlessChromium, PLAYWRIGHT } from './chromium.ts'

const chromium = findHeadlessChromium()
console.log('Journeys…')
const journeys = spawn(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Test workers and sites find their modules compiled.
  env: {
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    ...process.env,
    ...(chromium && { CHROMIUM: chromium }),
  },
})
// Playwright ends its browsers and sites by SIGINT alone, which a terminal sends to it as well.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => journeys.kill('SIGINT'))
journeys.on('exit', (code) => process.exit(code ?? 1))

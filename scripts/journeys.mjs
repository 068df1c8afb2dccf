// Runs the journeys in Chromium.
import { spawnSync } from 'node:child_process'
import { findHeadlessChromium, PLAYWRIGHT } from './chromium.ts'

const chromium = findHeadlessChromium()
console.log('Journeys…')
const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...(chromium && { CHROMIUM: chromium }) },
})
process.exit(status ?? 1)

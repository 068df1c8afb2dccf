// Runs the journeys in Chromium: the one CHROMIUM names, the system's, or one installed for it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

const run = (file, ...args) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
const find = () => process.env.CHROMIUM ?? CHROMIUMS.find((path) => existsSync(path))

/** Debian's package where we may install one, else Playwright's own download. */
function install() {
  console.log('Installing Chromium…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')
  return run(process.execPath, PLAYWRIGHT, 'install', 'chromium')
}

if (!find() && !install()) {
  console.error('No Chromium: install one, or name it in CHROMIUM.')
  process.exit(1)
}
console.log('Journeys…')
const chromium = find()
const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...(chromium && { CHROMIUM: chromium }) },
})
process.exit(status ?? 1)

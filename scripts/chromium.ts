import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's headless Chromium, which runs the journeys in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Playwright's command line, which can also install a browser. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * The path of a Chromium for Playwright: the one in CHROMIUM, else the headless shell, installed where possible, else the
 * system's browser; undefined where Playwright has installed its own. Ends the process where none can be installed.
 */
export function findHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  if (existsSync(SHELL) || installPackage('chromium-headless-shell')) return SHELL
  return findChromium()
}

/** The same for Lighthouse, which needs a complete browser. */
export function findChromium(): string | undefined {
  const find = () => process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path))
  if (!find() && !installPackage('chromium') && !run(process.execPath, PLAYWRIGHT, 'install', 'chromium')) {
    console.error('No Chromium: install one, or name it in CHROMIUM.')
    process.exit(1)
  }
  return find()
}

/** Installs a Debian package, where we are root. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name}…`)
  return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

function run(file: string, ...args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'inherit' }).status === 0
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Playwright's command line, by which it also installs a browser of its own. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/**
 * The path of a Chromium: the one CHROMIUM names, the system's, or one installed for it; undefined where Playwright
 * installed its own, which it finds by itself. Ends the process where there is none and none can be had.
 */
export function findChromium(): string | undefined {
  const find = () => process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path))
  if (!find() && !install()) {
    console.error('No Chromium: install one, or name it in CHROMIUM.')
    process.exit(1)
  }
  return find()
}

/** Debian's package where we may install one, else Playwright's own download. */
function install() {
  const run = (file: string, ...args: string[]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
  console.log('Installing Chromium…')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')
  return run(process.execPath, PLAYWRIGHT, 'install', 'chromium')
}

// `node scripts/turn-clock.mjs MOMENT COMMAND…` runs a command, e.g. npm test, as if it were begun at that moment, such as
// 2028-02-29T12:00-03:00. By Debian's libfaketime: Node, PostgreSQL and Chromium. The moment runs on, durations stay real.
// TZ says the machine's zone. docs/testing.md has the moments to try.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const [moment = '', file, ...args] = process.argv.slice(2)
const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000)
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync)
if (Number.isNaN(seconds) || !file) throw new Error('node scripts/turn-clock.mjs MOMENT COMMAND…')
if (!library) throw new Error('libfaketime is missing: apt-get install libfaketime')
const child = spawn(file, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // Timers and stopwatches, and the times of files, which Node asks the kernel for.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    // Without it Chromium waits for ever: its waits by the stopwatch need no mending.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  },
})
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

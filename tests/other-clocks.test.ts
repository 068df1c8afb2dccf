import { expect, test } from 'vitest'
import { findOtherClocks } from '../scripts/house/other-clocks.ts'

test.each([
  ['a.ts', 'const now = Date.now()'],
  ['a.ts', 'list.map(Date.now)'],
  ['a.ts', 'const now = new Date()'],
  ['a.ts', 'const now = new Date( )'],
  ['a.ts', 'const now = new Date;'],
  ['a.ts', 'const text = Date()'],
  ['a.ts', 'const day = Temporal.Now.plainDateISO()'],
  ['a.ts', 'const day = dayjs()'],
  ['a.ts', 'sql`update users set seen = now() where id = 1`'],
  ['a.ts', 'sql`select now()::date`'],
  ['a.ts', 'sql`where day < CURRENT_DATE`'],
  ['a.ts', "sql`where at > timestamp 'now'`"],
  ['a.sql', '  at timestamptz not null default now()'],
  ['a.sql', 'select clock_timestamp();'],
  ['a.sql', "select 'today'::date;"],
])('%s: “%s” reads another clock', (file, line) => {
  expect(findOtherClocks(file, `-- first\n${line}\n`)).toEqual([expect.stringContaining(`${file}:2 `)])
})

test.each([
  ['a.ts', 'const at = clock.now()'],
  ['a.ts', 'const at = new Date(clock.now().getTime() - DAY_MS)'],
  ['a.ts', 'const started = performance.now()'],
  ['a.ts', '  now(): Date'],
  ['a.ts', '// never now() or new Date()'],
  ['a.ts', 'const at = nowMs()'],
  ['a.sql', '-- now() is of the machine'],
])('%s: “%s” reads none', (file, line) => {
  expect(findOtherClocks(file, line)).toEqual([])
})

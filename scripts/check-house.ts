// Breaks on what no other tool of `npm run check` finds. Each rule is a function that returns what is wrong, a line each.
import { findEarlyFormatters } from './house/early-formatters.ts'
import { findChangedMigrations, findUnfrozenMigrations } from './house/frozen-migrations.ts'
import { findOtherIcons } from './house/icons.ts'
import { findClocks } from './house/other-clocks.ts'
import { findRefusedWords } from './house/refused-words.ts'
import { findUnusedWords } from './house/unused-words.ts'

const RULES: Record<string, () => string[] | Promise<string[]>> = {
  'Migrations are frozen once others have them': findChangedMigrations,
  'Every migration stands in migrations/SHA256SUMS (npm run db:types appends a new one)': findUnfrozenMigrations,
  'The time is read in src/clock.ts alone (context.clock or program.clock on the server, app.clock or NOW in tests, a parameter in SQL)':
    findClocks,
  'Formatters of Intl are made when they are first asked for (src/once.ts), not as a module is loaded':
    findEarlyFormatters,
  'Icons have their drawings in src/ui/icons.gen.json (node scripts/icons.ts writes it)': findOtherIcons,
  'One idea has one word on all screens (docs/glossary.md, What a button says)': findRefusedWords,
  'Words of the two interfaces that nobody says are removed': findUnusedWords,
}

for (const [rule, find] of Object.entries(RULES)) {
  const faults = await find()
  if (faults.length === 0) continue
  process.exitCode = 1
  console.error(`${rule}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

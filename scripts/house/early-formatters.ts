import { globSync, readFileSync } from 'node:fs'

/** What a module makes as it is evaluated: a formatter of `Intl` in a constant of its own. */
const EARLY = /^(?:export )?const \w+ = new Intl\.\w+/

/** The lines of a module that make a formatter as it is loaded, e.g. `src/a.ts:3 const day = new Intl.DateTimeFormat`. */
export const findEarlyFormattersIn = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = EARLY.exec(line)?.[0]
    return found ? [`${file}:${index + 1} ${found}`] : []
  })

export const findEarlyFormatters = () =>
  globSync('src/**/*.{ts,tsx}').flatMap((file) => findEarlyFormattersIn(file, readFileSync(file, 'utf8')))

/**
 * Splits what follows `npm test --`: with files named, only those run, each by the program it is written for.
 * @param {string[]} args files of Vitest, journeys (below tests/journeys/, or *.spec.ts), and options
 * @returns {{ vitest: string[], journeys: string[], options: string[] } | undefined} nothing where no file is named
 */
export function pickTests(args) {
  const options = args.filter((arg) => arg.startsWith('-'))
  const files = args.filter((arg) => !arg.startsWith('-'))
  if (files.length === 0) return undefined
  const isJourney = (file) => /\.spec\.ts(:\d+)*$|(^|\/)journeys\//.test(file)
  return { vitest: files.filter((file) => !isJourney(file)), journeys: files.filter(isJourney), options }
}

import { fold } from '#fold.ts'

/** An entry of the palette, as it is found. */
interface Named {
  label: string
  /** Other words by which it is found. */
  words: string
}

interface Group<Command> {
  label: string
  commands: readonly Command[]
}

/** Whether each typed word is part of the entry's label or of its other words. */
function matches({ label, words }: Named, typed: string): boolean {
  const text = fold(`${label} ${words}`)
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The entries that what is typed finds, in their groups: those that are called so before those that are found by other words. */
export function findCommands<Command extends Named>(groups: readonly Group<Command>[], typed: string) {
  const rank = ({ label }: Command) => Number(matches({ label, words: '' }, typed))
  const best = ({ commands }: Group<Command>) => Math.max(...commands.map(rank))
  return groups
    .map(({ label, commands }) => ({
      label,
      commands: commands.filter((command) => matches(command, typed)).toSorted((one, other) => rank(other) - rank(one)),
    }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((one, other) => best(other) - best(one))
}

import { Button } from '@mantine/core'
import type { Toggles } from './use-quote-keys.ts'

interface ShownBesideProps extends Toggles {
  /** Whether what has changed is marked; undefined where the client has nothing yet. */
  marks: boolean | undefined
  /** Whether costs and margins are shown; undefined for who does not see them. */
  margin: boolean | undefined
}

/** What stands at the lines of a quote beside what they say, each with its key. */
export function ShownBeside({ marks, margin, toggleMarks, toggleMargin }: ShownBesideProps) {
  const look = (isShown: boolean) =>
    ({
      ...{ size: 'compact-sm', radius: 'xl', variant: isShown ? 'light' : 'default', 'aria-pressed': isShown },
    }) as const
  if (marks === undefined && margin === undefined) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="cluster gap-50" role="group" aria-label="Ao lado das linhas">
      {marks !== undefined && (
        <Button {...look(marks)} rightSection={<kbd>d</kbd>} aria-keyshortcuts="d" onClick={toggleMarks}>
          Mudanças
        </Button>
      )}
      {margin !== undefined && (
        <Button {...look(margin)} rightSection={<kbd>m</kbd>} aria-keyshortcuts="m" onClick={toggleMargin}>
          Margem
        </Button>
      )}
    </div>
  )
}

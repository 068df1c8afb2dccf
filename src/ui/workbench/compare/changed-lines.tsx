import { plural } from '../../formats.ts'
import styles from './changed-lines.module.css'
import type { compareTexts, Line } from './text-changes.ts'

/** Names of the compared texts, and messages about them. */
export interface ComparedNames {
  /** Name of the text whose lines have a minus, e.g. 'a versão anterior'. */
  older: string
  /** Name of the text whose lines have a plus. */
  newer: string
  /** Message if both are equal. */
  same: string
  /** Message before the older text if the two are too different to compare, e.g. 'Este é o anterior:'. */
  whole: string
}

interface ChangedLinesProps {
  /** The differences; undefined if the texts are too different to compare. */
  lines: ReturnType<typeof compareTexts>
  names: ComparedNames
  /** The older text, shown if there are no lines. */
  whole: string
}

/** The differences of two texts: lines of the older one with a minus, those of the newer one with a plus. */
export function ChangedLines({ lines, names, whole }: ChangedLinesProps) {
  if (lines?.every(({ kind }) => kind === 'gap' || kind === 'same')) return <p>{names.same}</p>
  return (
    <>
      <p className="soft small below-50">
        {lines
          ? `Com − o que só ${names.older} tem; com + o que só ${names.newer} tem.`
          : `Os textos são diferentes demais para compará-los linha a linha. ${names.whole}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={`break-anywhere outlined paper ${styles.lines}`} aria-label="Diferenças" tabIndex={0}>
        {lines ? (
          lines.map((line, index) => <ChangedLine key={keyOf(index)} line={line} names={names} />)
        ) : (
          <p>{whole}</p>
        )}
      </section>
    </>
  )
}

function ChangedLine({ line, names }: { line: NonNullable<ChangedLinesProps['lines']>[number]; names: ComparedNames }) {
  if (line.kind === 'gap') return <p className={styles.gap}>{plural(line.count, 'linha igual', 'linhas iguais')}</p>
  const Mark = { same: 'span', gone: 'del', new: 'ins' }[line.kind] as 'span' | 'del' | 'ins'
  return (
    <p data-kind={line.kind}>
      {line.kind !== 'same' && (
        <span className="hidden">Só {line.kind === 'gone' ? names.older : names.newer} tem: </span>
      )}
      <Mark>{line.parts.map(writePart)}</Mark>
    </p>
  )
}

const writePart = ({ text, changed }: Line['parts'][number], index: number) =>
  changed ? <mark key={keyOf(index)}>{text}</mark> : text

/** Lines have no other key, and never move. */
const keyOf = (index: number) => `${index}`

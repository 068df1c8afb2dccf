import { plural } from '../../formats.ts'
import styles from './changed-lines.module.css'
import type { compareTexts, Line } from './text-changes.ts'

/** What the comparison calls its two texts. */
export interface ComparedNames {
  /** The text the lines with a minus are of, e.g. 'a versão anterior'. */
  older: string
  /** The text the lines with a plus are of. */
  newer: string
  /** Said where both are the same. */
  same: string
  /** Said before the older one where the two are too different, e.g. 'Este é o anterior:'. */
  whole: string
}

interface ChangedLinesProps {
  /** What differs; undefined where the texts have too little in common. */
  lines: ReturnType<typeof compareTexts>
  names: ComparedNames
  /** Shown in place of the lines where there are none. */
  whole: string
}

/** Two texts as one: lines of the older marked with a minus, those of the newer with a plus. */
export function ChangedLines({ lines, names, whole }: ChangedLinesProps) {
  if (lines?.every(({ kind }) => kind === 'gap' || kind === 'same')) return <p>{names.same}</p>
  return (
    <>
      <p className={styles.legend}>
        {lines
          ? `Com − o que só ${names.older} tem; com + o que só ${names.newer} tem.`
          : `Os textos são diferentes demais para compará-los linha a linha. ${names.whole}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.lines} aria-label="Diferenças" tabIndex={0}>
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

/** Lines have no name of their own, and never move. */
const keyOf = (index: number) => `${index}`

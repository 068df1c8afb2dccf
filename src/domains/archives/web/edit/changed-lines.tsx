import { plural } from '#ui/formats.ts'
import styles from './previous-version.module.css'
import type { compareTexts, Line } from './text-changes.ts'

const SAID = { same: '', gone: 'Só na anterior: ', new: 'Só na atual: ' }

interface ChangedLinesProps {
  /** What differs; undefined where the texts have too little in common. */
  lines: ReturnType<typeof compareTexts>
  /** The text of the older version. */
  older: string
}

/** Two texts as one: lines of the older marked with a minus, those of the newer with a plus. */
export function ChangedLines({ lines, older }: ChangedLinesProps) {
  if (lines?.every(({ kind }) => kind === 'gap' || kind === 'same')) return <p>O texto é o mesmo nas duas versões.</p>
  return (
    <>
      <p className={styles.legend}>
        {lines
          ? 'Com − o que só a versão anterior tem; com + o que só a atual tem.'
          : 'Os textos são diferentes demais para compará-los linha a linha. Este é o anterior:'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.lines} aria-label="Diferenças" tabIndex={0}>
        {lines ? lines.map((line, index) => <ChangedLine key={keyOf(index)} line={line} />) : <p>{older}</p>}
      </section>
    </>
  )
}

function ChangedLine({ line }: { line: NonNullable<ChangedLinesProps['lines']>[number] }) {
  if (line.kind === 'gap') return <p className={styles.gap}>{plural(line.count, 'linha igual', 'linhas iguais')}</p>
  const Mark = { same: 'span', gone: 'del', new: 'ins' }[line.kind] as 'span' | 'del' | 'ins'
  return (
    <p data-kind={line.kind}>
      {line.kind !== 'same' && <span className="hidden">{SAID[line.kind]}</span>}
      <Mark>{line.parts.map(writePart)}</Mark>
    </p>
  )
}

const writePart = ({ text, changed }: Line['parts'][number], index: number) =>
  changed ? <mark key={keyOf(index)}>{text}</mark> : text

/** Lines have no name of their own, and never move. */
const keyOf = (index: number) => `${index}`

import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import type { LogReport } from '../contract.ts'
import styles from './import-report.module.css'

/** The result of an import: the lines read and added, and examples of those that could not be read. */
export function ImportReport({
  report: { lines, added, repeated, bad, examples, first, last },
}: {
  report: LogReport
}) {
  return (
    <div className={styles.report} role="status">
      <p>
        <strong>{plural(lines, 'linha lida', 'linhas lidas')}</strong>,{' '}
        {first === last ? `de ${day(first)}` : `de ${day(first)} a ${day(last)}`}: {plural(added, 'nova', 'novas')}
        {repeated > 0 && `, ${plural(repeated, 'repetida', 'repetidas')}`}.
      </p>
      {bad > 0 && (
        <>
          <p>
            {plural(bad, 'linha não pôde ser lida e ficou de fora', 'linhas não puderam ser lidas e ficaram de fora')}
            {bad > examples.length && `. As primeiras ${examples.length}`}:
          </p>
          <ul>
            {examples.map(({ line, text }) => (
              <li key={line}>
                <span>linha {wholeNumber(line)}</span> <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

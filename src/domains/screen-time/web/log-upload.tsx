import { Button, Progress } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { sendFile } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import { day } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import panel from '#ui/workbench/panel.module.css'
import type { LogReport } from '../contract.ts'
import { MAX_LOG } from '../limits.ts'
import styles from './log-upload.module.css'
import section from './section.module.css'

/** Uploads a log or an ActivityWatch export, and shows the result. */
export function LogUpload({ onImported }: { onImported: (report: LogReport) => void }) {
  const [sending, setSending] = useState<{ file: File; controller: AbortController }>()
  const [sent, setSent] = useState(0)
  const [report, setReport] = useState<LogReport>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const title = useId()

  useEffect(() => () => sending?.controller.abort(), [sending])

  async function send([file, second]: File[]) {
    if (!file || sending) return
    if (second) return setProblem('Envie um arquivo por vez.')
    if (file.size > MAX_LOG) return setProblem('O arquivo passa de 50 MB. Divida-o em partes menores.')
    const controller = new AbortController()
    setSending({ file, controller })
    setSent(0)
    setReport(undefined)
    setProblem(undefined)
    try {
      const { signal } = controller
      const answer = await sendFile({ path: '/api/v1/screen-time/upload', file, signal, onProgress: setSent })
      const { data } = answer as { data: LogReport }
      setReport(data)
      onImported(data)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureText(error))
    } finally {
      setSending(undefined)
    }
  }

  const percent = sending && sending.file.size > 0 ? Math.min(100, (sent / sending.file.size) * 100) : 0
  return (
    <section className={`${panel.panel} ${section.section} ${styles.area}`} aria-labelledby={title}>
      <h2 id={title}>Enviar um log</h2>
      <p>
        Um arquivo de texto com uma linha por anotação, como <code>2026-11-20_08-05-12 | Título da janela</code>, ou a
        exportação em JSON do ActivityWatch. Linhas já enviadas não contam duas vezes.
      </p>
      <FileDrop
        className={styles.drop}
        label="Arquivo de log"
        inputRef={input}
        disabled={sending !== undefined}
        onFiles={(files) => void send(files)}
      >
        <span className="row cluster justify-center gap-25-60">
          <IconFileText size={22} stroke={1.6} aria-hidden />
          {sending ? `${sending.file.name}, ${fileSize(sending.file.size)}` : 'Solte um arquivo de até 50 MB'}
        </span>
      </FileDrop>
      {sending ? (
        <div className={`stack items-start gap-50 tabular ${styles.progress}`}>
          <Progress value={percent} size="lg" aria-label="Envio do log" />
          <span role="status">{percent < 100 ? `${Math.floor(percent)}% enviado` : 'Lendo as linhas…'}</span>
          <Button variant="default" size="compact-sm" onClick={() => sending.controller.abort()}>
            Cancelar o envio
          </Button>
        </div>
      ) : (
        <Button className="self-start" variant="default" onClick={() => input.current?.click()}>
          Escolher arquivo
        </Button>
      )}
      {problem && (
        <p className="error break-anywhere" role="alert">
          {problem}
        </p>
      )}
      {report && <ImportReport report={report} />}
    </section>
  )
}

/** The result of an import: the lines read and added, and examples of those that could not be read. */
function ImportReport({ report: { lines, added, repeated, bad, examples, first, last } }: { report: LogReport }) {
  return (
    <div className={`stack gap-50 line-above ${styles.report}`} role="status">
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
          <ul className="stack gap-35 bare-list">
            {examples.map(({ line, text }) => (
              <li className="break-anywhere" key={line}>
                <span className="soft tabular nowrap">linha {wholeNumber(line)}</span> <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

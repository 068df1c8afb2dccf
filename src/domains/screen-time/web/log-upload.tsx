import { Button, Progress } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { failureText } from '#client/failures.ts'
import { fileSize } from '#ui/formats.ts'
import { MAX_LOG, type Taken } from '../contract.ts'
import styles from './log-upload.module.css'
import section from './section.module.css'
import { sendLog } from './send-log.ts'
import { TakenReport } from './taken-report.tsx'

/** Sends a log or an ActivityWatch export, and says what was read of it. */
export function LogUpload({ onTaken }: { onTaken: (taken: Taken) => void }) {
  const [sending, setSending] = useState<{ file: File; controller: AbortController }>()
  const [part, setPart] = useState(0)
  const [taken, setTaken] = useState<Taken>()
  const [problem, setProblem] = useState<string>()
  const pick = useRef<() => void>(null)
  const title = useId()

  useEffect(() => () => sending?.controller.abort(), [sending])

  async function send(file: File | undefined) {
    if (!file || sending) return
    const controller = new AbortController()
    setSending({ file, controller })
    setPart(0)
    setTaken(undefined)
    setProblem(undefined)
    try {
      const answer = await sendLog({ file, signal: controller.signal, onProgress: setPart })
      setTaken(answer)
      onTaken(answer)
    } catch (error) {
      if (!controller.signal.aborted) setProblem(failureText(error))
    } finally {
      setSending(undefined)
    }
  }

  return (
    <section className={`${section.section} ${styles.area}`} aria-labelledby={title}>
      <h2 id={title}>Enviar um log</h2>
      <p>
        Um arquivo de texto com uma linha por anotação, como <code>2026-11-20_08-05-12 | Título da janela</code>, ou a
        exportação em JSON do ActivityWatch. Linhas já enviadas não contam duas vezes.
      </p>
      <Dropzone
        className={styles.drop}
        openRef={pick}
        multiple={false}
        maxSize={MAX_LOG}
        disabled={sending !== undefined}
        onDrop={([file]) => void send(file)}
        onReject={([rejected]) =>
          setProblem(
            rejected && rejected.file.size > MAX_LOG
              ? 'O arquivo passa de 50 MB. Divida-o em partes menores.'
              : 'Envie um arquivo por vez.',
          )
        }
        // The button below does the same for the keyboard.
        activateOnKeyboard={false}
        inputProps={{ 'aria-label': 'Arquivo de log' }}
      >
        <span className={styles.prompt}>
          <IconFileText size={22} stroke={1.6} aria-hidden />
          {sending ? `${sending.file.name}, ${fileSize(sending.file.size)}` : 'Solte um arquivo de até 50 MB'}
        </span>
      </Dropzone>
      {sending ? (
        <div className={styles.progress}>
          <Progress value={part * 100} size="lg" aria-label="Envio do log" />
          <span role="status">{part < 1 ? `${Math.floor(part * 100)}% enviado` : 'Lendo as linhas…'}</span>
          <Button variant="default" size="compact-sm" onClick={() => sending.controller.abort()}>
            Cancelar o envio
          </Button>
        </div>
      ) : (
        <Button className={styles.pick} variant="default" onClick={() => pick.current?.()}>
          Escolher arquivo
        </Button>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {taken && <TakenReport taken={taken} />}
    </section>
  )
}

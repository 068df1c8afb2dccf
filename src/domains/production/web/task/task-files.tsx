import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconFile, IconFileText, IconPhoto, IconUpload, IconX } from '@tabler/icons-react'
import { type MouseEvent, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { requestOf } from '#client/calls/request.ts'
import { sendForm } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import { dateTime } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import type { TaskFile } from '../../files-contract.ts'
import { MAX_FILES, MAX_TASK_FILE_SIZE, MAX_TASK_FILES } from '../../production.ts'
import type { TaskView } from '../../task-contract.ts'
import styles from './panel.module.css'
import type { LiveTask } from './use-task.ts'

const ICONS = { picture: IconPhoto, pdf: IconFileText, text: IconFileText, '': IconFile }

const addressOf = (id: number, preview?: '1') =>
  requestOf('GET /line-task-file', { id, ...(preview && { preview }) }).url

interface TaskFilesProps {
  task: TaskView
  live: LiveTask
}

/** The files of a task, of any kind: sent at once, shown where the browser can, else saved. */
export function TaskFiles({ task, live }: TaskFilesProps) {
  const { files } = task
  const input = useRef<HTMLInputElement>(null)
  /** The part that has been sent, 0 to 1; undefined while nothing is. */
  const [sent, setSent] = useState<number>()
  /** What could not be sent, and why. */
  const [failed, setFailed] = useState<{ files: readonly File[]; text: string }>()
  const sending = useRef<AbortController>(undefined)

  async function send(chosen: readonly File[]) {
    const large = chosen.find(({ size }) => size > MAX_TASK_FILE_SIZE)
    const problem = large
      ? `“${large.name}” passa de ${fileSize(MAX_TASK_FILE_SIZE)}.`
      : chosen.length > MAX_FILES
        ? `Cabem ${MAX_FILES} arquivos de uma vez.`
        : files.length + chosen.length > MAX_TASK_FILES
          ? `Cabem ${MAX_TASK_FILES} arquivos em uma tarefa.`
          : undefined
    if (problem) return setFailed({ files: [], text: problem })
    setFailed(undefined)
    setSent(0)
    const form = new FormData()
    form.append('id', String(task.id))
    for (const file of chosen) form.append('file', file)
    sending.current = new AbortController()
    try {
      await sendForm({ form, path: '/api/v1/line-task-file-send', onProgress: setSent, signal: sending.current.signal })
      await live.reload()
    } catch (failure) {
      const isStopped = sending.current.signal.aborted
      setFailed({ files: chosen, text: isStopped ? 'O envio foi interrompido.' : failureText(failure) })
    } finally {
      setSent(undefined)
    }
  }
  async function remove({ id, name }: TaskFile) {
    const question = { title: 'Remover o arquivo?', text: `“${name}” sai da tarefa e não volta.`, confirm: 'Remover' }
    if (!(await confirmAction({ ...question, danger: true }))) return
    if (await live.attempt(() => api.production.files.remove({ id }))) await live.reload()
  }

  return (
    <section aria-label="Arquivos" className="stack one-column gap-50">
      <h3>Arquivos {files.length > 0 && <span className="soft regular tabular">{files.length}</span>}</h3>
      {files.length > 0 && (
        <ul className={`stack one-column gap-25 bare-list ${styles.files}`}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => void remove(file)} />
          ))}
        </ul>
      )}
      <FileDrop
        label="Arquivos: escolher"
        inputRef={input}
        multiple
        disabled={sent !== undefined}
        onFiles={(chosen) => void send(chosen)}
      >
        <div className="row cluster justify-center tiny gap-50-75">
          <IconUpload size={18} stroke={1.6} aria-hidden />
          <span>Solte arquivos de qualquer tipo, até {fileSize(MAX_TASK_FILE_SIZE)} cada.</span>
          <Button variant="default" size="compact-sm" disabled={sent !== undefined}>
            Escolher
          </Button>
        </div>
      </FileDrop>
      {sent !== undefined && (
        <div className="row gap-50 tiny">
          <Progress className="grow" value={sent * 100} aria-label="Envio dos arquivos" />
          <Button variant="subtle" size="compact-sm" onClick={() => sending.current?.abort()}>
            Parar
          </Button>
        </div>
      )}
      {failed && (
        <div role="alert" className="row cluster gap-50 tiny">
          <span className="error">{failed.text}</span>
          {failed.files.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => void send(failed.files)}>
              Tentar de novo
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** A file by its name: pictures open over the screen, PDF and text in a tab of their own, the rest is saved. */
function FileRow({ file, onRemove }: { file: TaskFile; onRemove: () => void }) {
  const { id, name, size, preview, by, at } = file
  const Icon = ICONS[preview]
  async function show(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { openLightbox } = await import('#ui/lightbox/lightbox.tsx')
    openLightbox({
      pictures: [{ src: addressOf(id, '1'), width: 0, height: 0, alt: '', caption: name }],
      first: 0,
      look: 'dark',
      label: ({ caption }) => caption,
      previous: 'Imagem anterior',
      next: 'Próxima imagem',
    })
  }
  return (
    <li className="row gap-25 tiny nowrap outlined">
      <a
        className="row nowrap gap-50 grow may-shrink undecorated inherit-color"
        href={addressOf(id, preview ? '1' : undefined)}
        title={[name, by, dateTime(at)].filter(Boolean).join(' · ')}
        {...(preview ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
        onClick={preview === 'picture' ? (event) => void show(event) : undefined}
      >
        <Icon size={16} aria-hidden />
        <span className="one-line">{name}</span>
        <span className="soft nowrap push">{fileSize(size)}</span>
      </a>
      {preview && (
        <a className="faint-underline tiny" href={addressOf(id)} download={name} aria-label={`Baixar ${name}`}>
          Baixar
        </a>
      )}
      <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Remover ${name}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </li>
  )
}

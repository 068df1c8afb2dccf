import { Button, FileButton, Progress } from '@mantine/core'
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { fileSize } from '#file-size.ts'
import type { FileInfo } from '#platform/contract/files.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useFileDrop } from '#ui/workbench/use-file-drop.ts'
import { filePath, type Slot } from '../../project.ts'
import styles from './file-row.module.css'
import type { ProjectFiles, Sending } from './use-project-files.ts'

interface FileRowProps {
  id: number | undefined
  slot: Slot
  label: string
  /** The stored file, if there is one. */
  stored: FileInfo | undefined
  files: ProjectFiles
}

/** A slot for a file: the stored file, an upload in progress, and buttons to upload, download and remove it. */
export function FileRow({ id, slot, label, stored, files }: FileRowProps) {
  const forget = useRef<() => void>(null)
  const sending = files.sendings[slot]
  const idle = !sending || sending.problem !== undefined
  const open = files.ready && idle

  const drop = useFileDrop(([file]) => file && files.send(slot, file), !open)

  async function askToRemove() {
    const sure = await confirmAction({
      title: 'Remover este arquivo?',
      text: `“${stored?.name}” deixa de existir. Não há como desfazer.`,
      confirm: 'Remover',
      danger: true,
    })
    if (sure) await files.remove(slot)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      className={`stack align-center pad-60 line-above ${styles.row}`}
      data-dragging={drop.isOver || undefined}
      {...drop.props}
    >
      <span className="medium">{label}</span>
      <div className="stack gap-35 tabular may-shrink">
        {sending ? (
          <SendingState label={label} sending={sending} />
        ) : stored ? (
          <p>
            <span className="break-anywhere">{stored.name}</span>{' '}
            <small className="soft tiny">{fileSize(stored.size)}</small>
          </p>
        ) : (
          <p className="soft">Nenhum arquivo</p>
        )}
      </div>
      <div className={`cluster justify-end gap-35 ${styles.actions}`}>
        {sending && !idle && (
          <Button {...PLAIN} onClick={() => files.cancel(slot)}>
            Cancelar
          </Button>
        )}
        {sending && idle && (
          <>
            <Button {...PLAIN} onClick={() => files.send(slot, sending.file)}>
              Tentar de novo
            </Button>
            <Button {...QUIET} onClick={() => files.cancel(slot)}>
              Desistir
            </Button>
          </>
        )}
        {stored && id !== undefined && !sending && (
          <Button
            {...QUIET}
            component="a"
            href={filePath({ id }, slot)}
            download
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Baixar
          </Button>
        )}
        {!sending && (
          <FileButton
            resetRef={forget}
            onChange={(file) => {
              if (file) files.send(slot, file)
              // Otherwise the same file could not be chosen again.
              forget.current?.()
            }}
            disabled={!open}
          >
            {(props) => (
              <Button
                {...props}
                {...PLAIN}
                data-path={`file.${slot}`}
                disabled={!open}
                leftSection={<IconPaperclip size={16} aria-hidden />}
              >
                {stored ? 'Trocar' : 'Escolher arquivo'}
              </Button>
            )}
          </FileButton>
        )}
        {stored && !sending && (
          <Button {...QUIET} leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void askToRemove()}>
            Remover
          </Button>
        )}
      </div>
    </div>
  )
}

const PLAIN = { variant: 'default', size: 'compact-sm' } as const
const QUIET = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const

function SendingState({ label, sending: { file, sent, problem } }: { label: string; sending: Sending }) {
  if (problem !== undefined) {
    return (
      <p className="error" role="alert">
        <span className="break-anywhere">{file.name}</span>: {problem}
      </p>
    )
  }
  const percent = file.size > 0 ? Math.floor((sent / file.size) * 100) : 0
  return (
    <>
      <p>
        <span className="break-anywhere">{file.name}</span>{' '}
        <small className="soft tiny">
          {sent < file.size ? `${percent}%, ${fileSize(sent)} de ${fileSize(file.size)}` : 'Guardando…'}
        </small>
      </p>
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label={`Envio: ${label}`} />
      </Progress.Root>
    </>
  )
}

/** A hint below the rows for files: their largest size, or that the project must be saved first. */
export const FilesHint = ({ files: { ready, limit } }: { files: ProjectFiles }) => (
  <p className="soft">
    {ready
      ? `Arquivos de qualquer tipo${limit === undefined ? '' : `, até ${fileSize(limit)} cada`}. São guardados na hora do envio.`
      : 'Salve o projeto primeiro; depois os arquivos podem ser enviados.'}
  </p>
)

import { Button, Loader, TextInput } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import { sendingMark } from '#ui/workbench/form/sending.ts'
import styles from './picture-field.module.css'
import { PICTURE_TYPES, sendPicture } from './send-picture.ts'

interface PictureFieldProps {
  label: string
  /** What the picture is for. */
  description?: string
  /** The picture's address; '' without one. */
  value?: string
  defaultValue?: string
  onChange?: (address: string) => void
  /** What is wrong with the address. */
  error?: ReactNode
  /** The field's path in its form, with which an invalid field is found and focused. */
  'data-path'?: string
}

/** A field for one picture: dropped, pasted, chosen, or given by its address. Its value is the address. */
export function PictureField({
  label,
  description,
  value,
  defaultValue,
  onChange,
  error,
  'data-path': path,
}: PictureFieldProps) {
  const [address, setAddress] = useUncontrolled({ value, defaultValue, finalValue: '', onChange })
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState<AbortController>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => () => sending?.abort(), [sending])

  async function send([file, second]: readonly File[]) {
    if (!file || sending) return
    if (second) return setProblem('Envie um arquivo de imagem por vez.')
    const controller = new AbortController()
    setProblem(undefined)
    setSending(controller)
    const sent = await sendPicture(file, controller.signal)
    setSending(undefined)
    if (sent.url !== undefined) setAddress(sent.url)
    else setProblem(sent.problem)
  }

  function type(text: string) {
    setProblem(undefined)
    setAddress(text)
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    void send([file])
  }

  return (
    <div
      className={`stack content-start gap-50 may-shrink ${styles.field}`}
      onPaste={paste}
      {...sendingMark(sending !== undefined)}
    >
      <TextInput
        id={id}
        data-path={path}
        label={label}
        description={description}
        placeholder="https:// ou solte um arquivo abaixo"
        value={address}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={problem ?? error}
        inputMode="url"
        spellCheck={false}
      />
      <FileDrop
        className={address ? `${styles.drop} ${styles.filled}` : styles.drop}
        label={`${label}: arquivo`}
        inputRef={input}
        accept={PICTURE_TYPES}
        disabled={sending !== undefined}
        onFiles={(files) => void send(files)}
      >
        {sending ? (
          <span className={`row cluster justify-center gap-25-60 small ${styles.prompt}`} role="status">
            <Loader /> Enviando…
          </span>
        ) : address ? (
          <PictureShown key={address} address={address} />
        ) : (
          <span className={`row cluster justify-center gap-25-60 small ${styles.prompt}`}>
            <IconPhotoPlus size={22} stroke={1.6} aria-hidden />
            Solte ou cole uma imagem
            <small>até 15 MB</small>
          </span>
        )}
      </FileDrop>
      <div className="cluster gap-50">
        {sending ? (
          <Button variant="default" size="compact-sm" onClick={() => sending.abort()}>
            Cancelar o envio
          </Button>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => input.current?.click()}
            aria-describedby={`${id}-label`}
          >
            {address ? 'Trocar a imagem' : 'Escolher imagem'}
          </Button>
        )}
        {address && !sending && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => type('')}
            aria-describedby={`${id}-label`}
          >
            Remover
          </Button>
        )}
      </div>
    </div>
  )
}

/** The field's picture, or a message if it cannot be loaded. A name without a path is an upload's. */
function PictureShown({ address }: { address: string }) {
  const [broken, setBroken] = useState(false)
  const typed = address.trim()
  const src = /^(https?:)?\//i.test(typed) ? typed : `/uploads/${encodeURI(typed)}`
  if (broken)
    return (
      <span className={`row cluster justify-center gap-25-60 small ${styles.prompt}`}>
        Não há imagem para mostrar neste endereço.
      </span>
    )
  return (
    <img
      className={`full-width ${styles.picture}`}
      src={src}
      srcSet={uploadedPicture(src)?.srcSet}
      sizes="20rem"
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}

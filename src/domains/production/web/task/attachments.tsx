import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { PICTURE_TYPES } from '#domains/uploads/web/send-picture.ts'
import { FileDrop } from '#ui/workbench/file-drop.tsx'
import styles from './attachments.module.css'
import { PICTURES_HINT, type Pictures } from './use-pictures.ts'

const loadLightbox = () => import('#ui/lightbox/lightbox.tsx')
const preload = () => void loadLightbox().catch(() => undefined)

/** In pixels. */
interface Size {
  width: number
  height: number
}

interface AttachmentsProps {
  pictures: Pictures
  /** The part of the upload that has been sent, 0 to 1; undefined while none is in progress. */
  sent: number | undefined
  error?: ReactNode
}

/** The pictures of a task, stored and new, and the area that accepts more. */
export function Attachments({ pictures, sent, error }: AttachmentsProps) {
  const input = useRef<HTMLInputElement>(null)
  const shown = [
    ...pictures.staying.map((picture) => ({
      key: String(picture.id),
      thumbnail: picture.thumbnail,
      large: { src: picture.url, width: picture.width, height: picture.height, alt: '', caption: picture.name },
      isNew: false,
      remove: () => pictures.remove(picture),
    })),
    ...pictures.added.map((picture) => ({
      key: picture.url,
      thumbnail: picture.url,
      large: { src: picture.url, width: 0, height: 0, alt: '', caption: picture.file.name },
      isNew: true,
      remove: () => pictures.drop(picture),
    })),
  ]
  /** Natural sizes of the new pictures, by their address. */
  const sizes = useRef(new Map<string, Size>())

  /** Opens the lightbox; where its code cannot be loaded, the picture in a tab of its own. */
  function open(first: number) {
    loadLightbox().then(
      ({ openLightbox }) =>
        openLightbox({
          pictures: shown.map(({ large }) => ({ ...large, ...sizes.current.get(large.src) })),
          first,
          look: 'dark',
          label: ({ caption }) => caption,
          previous: 'Imagem anterior',
          next: 'Próxima imagem',
        }),
      () => window.open(shown[first]!.large.src),
    )
  }

  return (
    <section aria-label="Anexos" className="stack gap-50">
      <h3>Anexos</h3>
      {shown.length > 0 && (
        <ul className={`stack gap-50 bare-list ${styles.pictures}`}>
          {shown.map(({ key, thumbnail, large, isNew, remove }, index) => (
            <li className="relative" key={key} data-new={isNew || undefined}>
              <button
                type="button"
                className={`place-center full-width inherit-color clipped no-padding wash outlined ${styles.picture}`}
                aria-label={`Ver ${large.caption} em tela cheia`}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => open(index)}
              >
                <Thumbnail
                  src={thumbnail}
                  name={large.caption}
                  onSize={(size) => isNew && sizes.current.set(thumbnail, size)}
                />
              </button>
              <ActionIcon
                variant="default"
                size={24}
                className={styles.remove}
                aria-label={`Remover ${large.caption}`}
                disabled={sent !== undefined}
                onClick={remove}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label="Imagens: arquivos"
        inputRef={input}
        accept={PICTURE_TYPES}
        multiple
        disabled={sent !== undefined}
        onFiles={pictures.add}
      >
        <div className="row cluster justify-center tiny gap-50-75">
          <IconPhotoPlus size={18} stroke={1.6} aria-hidden />
          <span>{PICTURES_HINT}</span>
          <Button variant="default" size="compact-sm" disabled={sent !== undefined}>
            Escolher imagens
          </Button>
        </div>
      </FileDrop>
      {error && <p className="error tiny">{error}</p>}
      {sent !== undefined && pictures.added.length > 0 && (
        <div className="soft stack gap-25 tiny">
          <Progress value={sent * 100} aria-label="Envio das imagens" />
          <span role="status">{sent < 1 ? `Enviando, ${Math.round(sent * 100)}%` : 'Guardando as imagens…'}</span>
        </div>
      )}
    </section>
  )
}

interface ThumbnailProps {
  src: string
  name: string
  onSize: (size: Size) => void
}

/** A thumbnail; the file's name where the browser cannot show the picture. */
function Thumbnail({ src, name, onSize }: ThumbnailProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <span className={`tiny break-anywhere ${styles.name}`}>{name}</span>
  return (
    <img
      className="full-width full-height"
      src={src}
      alt=""
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
      onError={() => setBroken(true)}
    />
  )
}

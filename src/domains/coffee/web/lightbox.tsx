import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { coffeePicture } from '../coffee.ts'
import type { Coffee } from './gallery.tsx'
import styles from './lightbox.module.css'

export interface LightboxProps {
  coffees: readonly Coffee[]
  /** Index of the one opened. */
  first: number
  onClose: () => void
}

/** One coffee large over the page. Arrow keys, Home and End lead to the others; Escape ends it, and the focus is where it was. */
export function Lightbox({ coffees, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const { name, caption } = coffees[index]!
  const { isDrawn, ...picture } = coffeePicture(name)
  const step = (by: number) => setIndex((shown) => (shown + by + coffees.length) % coffees.length)

  useEffect(() => dialog.current?.showModal(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const place = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key]
    if (place === undefined) return
    event.preventDefault()
    setIndex((place + coffees.length) % coffees.length)
  }
  // Anywhere but on what can be pressed.
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Café ampliado"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClose}
    >
      <figure>
        {/* A new element each time: the last picture must not stand there while the next one loads. */}
        <div key={name} className={`${styles.plate} ${isDrawn ? styles.drawn : ''}`}>
          <img {...picture} sizes={picture.srcSet && '100vw'} alt="" />
        </div>
        <figcaption aria-live="polite">
          {caption}{' '}
          <span>
            {index + 1} de {coffees.length}
          </span>
        </figcaption>
      </figure>
      <Mark
        className={styles.close}
        label="Fechar"
        path="M5 5l10 10M15 5L5 15"
        onPress={() => dialog.current?.close()}
      />
      {coffees.length > 1 && (
        <>
          <Mark className={styles.previous} label="Café anterior" path="M12.5 4l-6 6 6 6" onPress={() => step(-1)} />
          <Mark className={styles.next} label="Próximo café" path="M7.5 4l6 6-6 6" onPress={() => step(1)} />
        </>
      )}
    </dialog>
  )
}

interface MarkProps {
  className: string | undefined
  label: string
  path: string
  onPress: () => void
}

const Mark = ({ className, label, path, onPress }: MarkProps) => (
  <button type="button" className={className} aria-label={label} onClick={onPress}>
    <svg
      viewBox="0 0 20 20"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  </button>
)

import {
  type HTMLAttributeReferrerPolicy,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createRoot } from 'react-dom/client'
import styles from './lightbox.module.css'

interface LightboxPicture {
  src: string
  srcSet?: string | undefined
  /** Natural size in pixels. */
  width: number
  height: number
  /** Alternative text; '' if the caption serves. */
  alt: string
  /** The text below it; '' for none. */
  caption: string
  referrerPolicy?: HTMLAttributeReferrerPolicy | undefined
  /** Whether it is a drawing without a background: it is enlarged to the available space, on a plain background. */
  isDrawn?: boolean
}

interface LightboxOptions {
  pictures: readonly LightboxPicture[]
  /** Index of the picture to show first. */
  first: number
  /** `page`: in the page's colours, with a large caption. `dark`: dark in both schemes, with a small caption. */
  look: 'page' | 'dark'
  /** Accessible name of the dialog. */
  label: (picture: LightboxPicture) => string
  /** Labels of the buttons. */
  previous: string
  next: string
}

/**
 * Opens a dialog with the pictures. Arrow keys, Home and End switch between them; Escape closes it and returns the focus.
 * Import it on demand, so that it is in no page's bundle.
 */
export function openLightbox(options: LightboxOptions) {
  if (document.querySelector('[data-lightbox]')) return // open already
  const frame = document.createElement('div')
  frame.dataset.lightbox = ''
  document.body.append(frame)
  const root = createRoot(frame)
  const remove = () => {
    root.unmount()
    frame.remove()
  }
  root.render(<Lightbox {...options} onClose={remove} />)
}

function Lightbox({
  pictures,
  first,
  look,
  label,
  previous,
  next,
  onClose,
}: LightboxOptions & { onClose: () => void }) {
  const [index, setIndex] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = pictures[index]!
  const { caption, isDrawn, ...picture } = shown
  const place = pictures.length > 1 && `${index + 1} de ${pictures.length}`
  const show = (to: number) => setIndex((to + pictures.length) % pictures.length)

  useEffect(() => {
    dialog.current?.showModal()
    // Going back in the browser changes the page behind it.
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }
  // A click anywhere but on a button closes it.
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.lightbox} ${styles[look]}`}
      aria-label={label(shown)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onClose={onClose}
    >
      <figure className="stack full-height">
        {/* A new element for each picture, so that the previous one is not shown while the next one loads. */}
        <div key={index} className={`${styles.plate} ${isDrawn ? styles.drawn : ''}`}>
          <img {...picture} sizes={picture.srcSet && '100vw'} alt={picture.alt} />
        </div>
        {(caption || place) && (
          <figcaption className="scrolls break-anywhere" aria-live="polite">
            {caption}
            {caption && place && <span className={styles.comma}>, </span>}
            {place && <span className={styles.place}>{place}</span>}
          </figcaption>
        )}
      </figure>
      <RoundButton
        className={styles.close}
        label="Fechar"
        path="M5 5l10 10M15 5L5 15"
        onPress={() => dialog.current?.close()}
      />
      {pictures.length > 1 && (
        <>
          <RoundButton
            className={styles.previous}
            label={previous}
            path="M12.5 4l-6 6 6 6"
            onPress={() => show(index - 1)}
          />
          <RoundButton className={styles.next} label={next} path="M7.5 4l6 6-6 6" onPress={() => show(index + 1)} />
        </>
      )}
    </dialog>
  )
}

interface RoundButtonProps {
  className: string | undefined
  label: string
  /** Path of the icon, on 20 by 20. */
  path: string
  onPress: () => void
}

const RoundButton = ({ className, label, path, onPress }: RoundButtonProps) => (
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

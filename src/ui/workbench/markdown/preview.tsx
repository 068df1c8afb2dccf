import type { MouseEvent } from 'react'
import '../../prose.css'
import { PreviewStopped } from '../preview-stopped.tsx'
import styles from './preview.module.css'
import type { Preview } from './preview-loader.ts'

/** The rendered text. Its links open in a new tab, so that the form stays. */
export function EditPreview({ preview: { html, failure }, retry }: { preview: Preview; retry: () => void }) {
  return (
    <>
      {failure && (
        <div className={styles.stopped}>
          <PreviewStopped failure={failure} retry={retry} />
        </div>
      )}
      {html === '' ? (
        <p className="soft">A prévia aparece aqui enquanto se escreve.</p>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links answer the keyboard with a click of their own
        // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links within
        <div ref={watchPictures} className="prose" onClick={openBeside} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  )
}

/** Puts a message in place of each picture and video whose file cannot be loaded. */
function watchPictures(prose: HTMLElement | null) {
  // Its errors do not bubble.
  prose?.addEventListener('error', ({ target }) => target instanceof HTMLElement && showMissing(target), true)
}

function showMissing(media: HTMLElement) {
  const message = document.createElement('span')
  message.className = styles.missing ?? ''
  const address = media.getAttribute('src')?.replaceAll('%20', ' ')
  message.textContent = `Não há arquivo em ${address}. Envie-o, ou confira o nome.`
  media.replaceWith(message)
}

function openBeside(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  const hash = link.getAttribute('href')
  if (!hash?.startsWith('#')) window.open(link.href, '_blank', 'noopener')
  else
    event.currentTarget
      .querySelector(`[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`)
      ?.scrollIntoView({ block: 'nearest' })
}

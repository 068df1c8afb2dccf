import { Button, Loader, NativeSelect, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useRef, useState } from 'react'
import styles from './preview.module.css'
import type { Preview } from './use-preview.ts'

/** Widths the page is shown at, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 }

interface SectionPreviewProps {
  preview: Preview
  retry: () => void
  pages: readonly { path: string; label: string }[]
  path: string
  onPath: (path: string) => void
  /** Whether the end of the page is what matters. */
  atEnd: boolean
}

/** The public page as it would be, at a phone's and a desktop's width. Nothing in it runs or leads away. */
export function SectionPreview({ preview, retry, pages, path, onPath, atEnd }: SectionPreviewProps) {
  const { html, failure, loading } = preview
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone')
  const { ref, width: room, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<number>(undefined)
  const width = WIDTHS[device]
  const scale = Math.min(1, room / width) || 1

  /** Where it was scrolled to stays, and no link leads anywhere. */
  function settle() {
    const page = frame.current?.contentWindow
    if (!page) return
    const { document } = page
    const { scheme } = window.document.documentElement.dataset
    if (scheme) document.documentElement.dataset.scheme = scheme
    for (const event of ['click', 'auxclick', 'submit'])
      document.addEventListener(event, (happened) => happened.preventDefault(), true)
    page.scrollTo(0, place.current ?? (atEnd ? document.documentElement.scrollHeight : 0))
    page.addEventListener('scroll', () => {
      place.current = page.scrollY
    })
  }

  return (
    <section className={styles.preview} aria-label="Prévia">
      <div className={styles.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Largura da prévia"
          value={device}
          onChange={(value) => setDevice(value as keyof typeof WIDTHS)}
          data={[
            { value: 'phone', label: 'Celular' },
            { value: 'desktop', label: 'Computador' },
          ]}
        />
        {pages.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Página da prévia"
            value={path}
            onChange={({ currentTarget }) => {
              place.current = undefined
              onPath(currentTarget.value)
            }}
            data={pages.map((page) => ({ value: page.path, label: page.label }))}
          />
        )}
        {loading && <Loader size="xs" aria-label="Atualizando a prévia" />}
      </div>
      {failure && (
        <p className={styles.failure} role="status">
          <span>A prévia parou na última versão. {failure}</span>
          <Button variant="default" size="compact-xs" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
      <div ref={ref} className={styles.stage}>
        {html !== undefined && (
          <iframe
            ref={frame}
            title="Prévia da página"
            // Without allow-scripts nothing runs; of the same origin, so that its fonts load and it can be scrolled back.
            sandbox="allow-same-origin"
            srcDoc={html}
            onLoad={settle}
            style={{ width, height: height / scale, scale }}
          />
        )}
      </div>
    </section>
  )
}

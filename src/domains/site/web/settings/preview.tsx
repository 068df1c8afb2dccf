import { Button, Loader, NativeSelect, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useRef, useState } from 'react'
import styles from './preview.module.css'
import type { Preview } from './use-preview.ts'

/** Widths of the previewed page, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 }

interface SectionPreviewProps {
  preview: Preview
  retry: () => void
  pages: readonly { path: string; label: string }[]
  path: string
  onPath: (path: string) => void
  /** Whether to scroll to the end of the page at first. */
  atEnd: boolean
}

/** The public page with the form's values, in the width of a phone or a desktop. Its scripts and links are disabled. */
export function SectionPreview({ preview, retry, pages, path, onPath, atEnd }: SectionPreviewProps) {
  const { html, failure, loading } = preview
  const [device, setDevice] = useState<keyof typeof WIDTHS>('phone')
  const { ref, width: available, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef<number>(undefined)
  const width = WIDTHS[device]
  const scale = Math.min(1, available / width) || 1

  /** Applies the colour scheme, disables links and forms, and restores the scroll position. */
  function prepare() {
    const page = frame.current?.contentWindow
    if (!page) return
    const { document } = page
    const { scheme } = window.document.documentElement.dataset
    if (scheme) document.documentElement.dataset.scheme = scheme
    for (const event of ['click', 'auxclick', 'submit'])
      document.addEventListener(event, (happened) => happened.preventDefault(), true)
    page.scrollTo(0, scrolled.current ?? (atEnd ? document.documentElement.scrollHeight : 0))
    page.addEventListener('scroll', () => {
      scrolled.current = page.scrollY
    })
  }

  return (
    <section className="column may-shrink full-height surface outlined clip" aria-label="Prévia">
      <div className={`row cluster line-below gap-50-75 ${styles.bar}`}>
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
              scrolled.current = undefined
              onPath(currentTarget.value)
            }}
            data={pages.map((page) => ({ value: page.path, label: page.label }))}
          />
        )}
        {loading && <Loader size="xs" role="status" aria-label="Atualizando a prévia" />}
      </div>
      {failure && (
        <p className={`small row cluster space-between gap-50 error wash line-below ${styles.failure}`} role="status">
          <span>A prévia parou na última versão. {failure}</span>
          <Button variant="default" size="compact-xs" onClick={retry}>
            Tentar de novo
          </Button>
        </p>
      )}
      <div ref={ref} className={`grow relative wash clip ${styles.stage}`}>
        {html !== undefined && (
          <iframe
            className="no-border paper"
            ref={frame}
            title="Prévia da página"
            // Without scripts; of the same origin, so that its fonts load and `prepare` can reach it.
            sandbox="allow-same-origin"
            srcDoc={html}
            onLoad={prepare}
            style={{ width, height: height / scale, scale }}
          />
        )}
      </div>
    </section>
  )
}

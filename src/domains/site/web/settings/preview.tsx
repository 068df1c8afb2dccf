import { Loader, NativeSelect, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { PageFrame } from '#ui/workbench/page-frame.tsx'
import { PreviewStopped } from '#ui/workbench/preview-stopped.tsx'
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
            onChange={({ currentTarget }) => onPath(currentTarget.value)}
            data={pages.map((page) => ({ value: page.path, label: page.label }))}
          />
        )}
        {loading && <Loader size="xs" role="status" aria-label="Atualizando a prévia" />}
      </div>
      {failure && <PreviewStopped failure={failure} retry={retry} />}
      {html === undefined ? (
        <div className={`grow wash ${styles.stage}`} />
      ) : (
        <PageFrame html={html} title="Prévia da página" width={WIDTHS[device]} place={path} atEnd={atEnd} />
      )}
    </section>
  )
}

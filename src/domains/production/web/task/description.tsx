import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { query } from '#client/calls/query.ts'
import { Prose } from '#ui/prose/prose.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { continueListOn, pasteHtmlOn, pasteLinkOn } from '#ui/workbench/markdown/typing.ts'
import type { TaskFields } from '../../task-contract.ts'
import { hasMarkup } from './markup.ts'
import styles from './panel.module.css'

interface DescriptionProps {
  id: number
  form: RecordFields<TaskFields>
  /** Whether it has the focus at first. */
  autoFocus: boolean | undefined
}

/**
 * A task's description: as its readers see it until it is clicked or has the focus, then its Markdown. The field is always
 * there, so that Tab reaches it and the form goes on as with any other.
 */
export function Description({ id, form, autoFocus }: DescriptionProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isWriting, setWriting] = useState(autoFocus ?? false)
  const descricao = String(form.useWatchValue('descricao'))
  const isShown = !isWriting && hasMarkup(descricao)
  // Where it cannot be had, the text stands as it is written.
  const { data } = useQuery({
    ...query.production.task.text.queryOptions({ input: { id, descricao } }),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const html = isShown && data?.data.html

  function write({ target }: MouseEvent) {
    const isOther = target instanceof Element && target.closest('a, button, summary, input')
    if (!isOther && getSelection()?.isCollapsed !== false) field.current?.focus()
  }
  return (
    <div className={`relative ${styles.described}`} data-rendered={Boolean(html) || undefined}>
      {html && (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keys one comes to the field itself
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same
        <div className={styles.rendered} onClick={write}>
          <Prose html={html} />
        </div>
      )}
      <Textarea
        key={form.key('descricao')}
        {...form.field('descricao')}
        ref={field}
        label={undefined}
        aria-label="Descrição"
        autoFocus={autoFocus}
        placeholder="O que precisa ficar pronto, e como se sabe"
        variant="unstyled"
        autosize
        minRows={2}
        classNames={{ root: styles.written ?? '', input: styles.text ?? '' }}
        onKeyDown={continueListOn}
        onPaste={(event) => pasteLinkOn(event) || pasteHtmlOn(event)}
        onFocusCapture={() => setWriting(true)}
        onBlurCapture={() => setWriting(false)}
      />
    </div>
  )
}

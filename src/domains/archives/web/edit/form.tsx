import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { dateTime } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { DraftNotice } from '#ui/workbench/form/draft-notice.tsx'
import { openForm, useDraft } from '#ui/workbench/form/use-draft.ts'
import { EditMarkdown } from '#ui/workbench/markdown/markdown-field.tsx'
import type { GivenText } from '#ui/workbench/markdown/preview-loader.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { UnsavedChanges } from '#ui/workbench/unsaved-changes.tsx'
import type { Archive, ArchiveFields } from '../../contract.ts'
import { articleText } from './article-text.ts'
import styles from './form.module.css'
import { ArchiveFormActions } from './form-actions.tsx'
import { ArchiveFormFields } from './form-fields.tsx'
import { useArchiveForm } from './form-save.ts'
import { DRAFTS, EMPTY, toValues } from './form-values.ts'
import { PreviousVersion } from './previous-version.tsx'

interface ArchiveFormProps {
  /** The article's id; undefined for a new one. */
  id: number | undefined
  /** The article as it was loaded; absent for one that this form has made. */
  archive: Archive | undefined
  onCreated: (id: number) => void
}

/** The form of an article: its fields, its text with a preview, saving and removing. */
export function ArchiveForm({ id, archive, onCreated }: ArchiveFormProps) {
  const navigate = useNavigate()
  const waiting = useRef(() => false)
  const updated = archive?.updated
  const [opened] = useState(() => {
    const first = archive ? toValues(archive) : EMPTY
    return { first, ...openForm(DRAFTS, id, first, updated) }
  })
  /** The text as it was put into its field last, from outside. */
  const [text, setText] = useState<GivenText & { version: number }>(() => ({
    version: 0,
    markdown: opened.shown.markdown,
    ...(opened.resumed ? {} : { html: archive?.html ?? '', words: archive?.words }),
  }))
  const { form, saved, dirty, saving, save, show, settle, remove, isDirty } = useArchiveForm({
    id,
    first: opened.first,
    shown: opened.shown,
    onChange: () => draft.touch(),
    onSaved: () => draft.settle(),
    onCreated,
    isWaiting: () => waiting.current(),
  })
  const draft = useDraft({ kind: DRAFTS, id, updated, offer: opened.offer, read: form.getValues, isDirty })
  const [comparing, setComparing] = useState(false)
  useHotkeys([['mod+S', () => void save()]], [])

  const { resumed } = opened
  useEffect(() => {
    if (resumed) notifySuccess(`Retomamos o rascunho de ${dateTime(resumed.typed)}.`)
  }, [resumed])

  function put(values: ArchiveFields, rendered?: Pick<Archive, 'html' | 'words'>) {
    show(values)
    setText(({ version }) => ({
      version: version + 1,
      markdown: values.markdown,
      html: rendered?.html,
      words: rendered?.words,
    }))
  }

  function putRestored(restored: Archive) {
    put(toValues(restored), restored)
    settle(toValues(restored))
    setComparing(false)
    notifySuccess('Versão anterior restaurada')
  }

  async function askToRemove() {
    const sure = await confirmAction({
      title: 'Excluir este arquivo?',
      text: `“${saved.title}” sai do site com as suas visualizações e curtidas. Não há como desfazer.`,
      confirm: 'Excluir',
      danger: true,
    })
    if (!sure || !(await remove())) return
    draft.forget()
    void navigate({ to: '/dashboard/archive' })
  }

  return (
    <WorkbenchPage
      title={id === undefined ? 'New Archive Create' : 'Update Archive'}
      parent={{ to: '/dashboard/archive', label: 'Archives' }}
      fill
      actions={
        <ArchiveFormActions
          id={id}
          isPublic={saved.archive_public}
          dirty={dirty}
          saving={saving}
          onDraft={() => void save({ archive_public: false })}
          onPrevious={() => setComparing(true)}
          onRemove={() => void askToRemove()}
        />
      }
    >
      <form
        id="archive-form"
        className={styles.form}
        noValidate
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {draft.offer && (
          <DraftNotice
            draft={draft.offer}
            subject="O arquivo"
            updated={updated}
            onResume={() => draft.resume(put)}
            onDiscard={draft.discard}
          />
        )}
        <ArchiveFormFields form={form} publishAt={saved.publish_at} switches={id !== undefined && id > 0} />
        <EditMarkdown
          key={text.version}
          help={articleText}
          first={text}
          onChange={(markdown) => form.setFieldValue('markdown', markdown, { forceUpdate: false })}
          error={form.errors.markdown}
          waitingRef={waiting}
        />
      </form>
      {id !== undefined && (
        <PreviousVersion
          id={id}
          opened={comparing}
          isDirty={isDirty}
          onRestored={putRestored}
          onClose={() => setComparing(false)}
        />
      )}
      <UnsavedChanges isDirty={isDirty} isKept={draft.keep} />
    </WorkbenchPage>
  )
}

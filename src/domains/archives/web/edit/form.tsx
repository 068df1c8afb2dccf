import { useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { confirmAction } from '../../../../ui/workbench/confirm'
import { WorkbenchPage } from '../../../../ui/workbench/page'
import { UnsavedChanges } from '../../../../ui/workbench/unsaved-changes'
import type { Archive } from '../../contract.ts'
import styles from './form.module.css'
import { ArchiveFormActions } from './form-actions'
import { ArchiveFormFields } from './form-fields'
import { useArchiveForm } from './form-save.ts'
import { EMPTY, toValues } from './form-values.ts'
import { EditMarkdown } from './markdown-field'

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
  const first = useRef(archive ? toValues(archive) : EMPTY).current
  const { form, saved, dirty, saving, save, remove, isDirty } = useArchiveForm({
    id,
    first,
    onCreated,
    isWaiting: () => waiting.current(),
  })
  useHotkeys([['mod+S', () => void save()]], [])

  async function askToRemove() {
    const sure = await confirmAction({
      title: 'Excluir este arquivo?',
      text: `“${saved.title}” sai do site com as suas visualizações e curtidas. Não há como desfazer.`,
      confirm: 'Excluir',
      danger: true,
    })
    if (sure && (await remove())) void navigate({ to: '/dashboard/archive' })
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
        <ArchiveFormFields form={form} switches={id !== undefined && id > 0} />
        <EditMarkdown
          first={{ markdown: first.markdown, html: archive?.html ?? '', words: archive?.words }}
          onChange={(markdown) => form.setFieldValue('markdown', markdown, { forceUpdate: false })}
          error={form.errors.markdown}
          waitingRef={waiting}
        />
      </form>
      <UnsavedChanges isDirty={isDirty} />
    </WorkbenchPage>
  )
}

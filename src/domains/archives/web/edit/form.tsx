import { Badge } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useManners } from '#client/interface/manners.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { useOpenPart } from '#client/page/use-open-part.ts'
import { useIsOn } from '#client/session/modules.ts'
import { SendDialog } from '#domains/newsletter/web/parts/send-dialog.tsx'
import { PICTURE_TYPES, sendPicture } from '#domains/uploads/web/send-picture.ts'
import { plural } from '#ui/formats.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import type { Edited } from '#ui/workbench/form/use-record-editor.ts'
import { EditMarkdown } from '#ui/workbench/markdown/markdown-field.tsx'
import type { TextHelp } from '#ui/workbench/markdown/text-help.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { readingMinutes } from '../../archive.ts'
import type { ArchiveFields } from '../../archive-fields.ts'
import type { Archive } from '../../contract.ts'
import { archiveWords } from '../../words.ts'
import { ScheduledBadge } from '../parts/scheduled-badge.tsx'
import { ArchiveVersions } from './archive-versions.tsx'
import styles from './form.module.css'
import { ArchiveFormActions, ArchiveSaveActions } from './form-actions.tsx'
import { DetailFields, hasWrongDetail, PublicationFields, TitleField } from './form-fields.tsx'
import { toStored } from './form-values.ts'
import { isAhead } from './publication.ts'
import { useArchiveForm } from './use-archive-form.ts'

/** The article's form: fields, text with preview, actions. */
export function ArchiveForm(edited: Edited<Archive>) {
  const { id, record: archive } = edited
  const record = useArchiveForm(edited)
  const { form, saved, saving, save } = record
  const [comparing, setComparing] = useState(false)
  const [sending, setSending] = useState(false)
  const isOn = useIsOn()
  // On a phone the writing comes first, and the details are folded until they are opened.
  const isPhone = useNarrower('40em')
  const { textFirst } = useManners()
  const isNew = id === undefined
  const [isOpen, setOpen] = useOpenPart('archive_details', { from: '40em', initial: !(textFirst && isNew) })

  const { markdown } = form.getValues()
  const publication = {
    form,
    switches: !isNew,
    isOpen: isOpen || hasWrongDetail(form),
    setOpen,
  }
  const details = <DetailFields key="details" form={form} isOpen={publication.isOpen} />
  const editor = (
    <EditMarkdown
      key={form.key('markdown')}
      help={articleText}
      // The stored HTML serves as the first preview while the text is the stored one.
      first={{ markdown, ...(markdown === archive?.markdown && { html: archive.html, words: archive.words }) }}
      onChange={(text) => form.setFieldValue('markdown', text, { forceUpdate: false })}
      error={form.errors.markdown}
    />
  )
  return (
    <WorkbenchPage
      title={isNew ? archiveWords.createTitle : archiveWords.editTitle}
      parent={{ to: '/dashboard/archive', label: archiveWords.archives }}
      state={id !== undefined && <StateBadge {...saved} />}
      fill
      saveState={<SaveState saving={saving} dirty={record.dirty} />}
      actions={
        id !== undefined && (
          <ArchiveFormActions
            id={id}
            isPublic={saved.archive_public}
            saving={saving}
            onVersions={() => setComparing(true)}
            onSend={isOn({ module: 'newsletter' }) ? () => setSending(true) : undefined}
            onRemove={() => void record.remove()}
          />
        )
      }
      main={
        <ArchiveSaveActions
          stored={saved}
          publishAt={record.publishAt}
          saving={saving}
          onSave={(changes) => void save(changes)}
        />
      }
    >
      <RecordForm
        record={record}
        id="archive-form"
        className={`column gap-125 may-shrink ${styles.form}`}
        savedText="O artigo foi salvo"
        updated={archive?.updated}
      >
        {/* By their keys the editor is the same one when a phone is turned. */}
        {isPhone
          ? [
              <TitleField key="title" form={form} />,
              editor,
              <div key="publication" className={`cluster align-start ${styles.first}`}>
                <PublicationFields {...publication} />
              </div>,
              details,
            ]
          : [
              <div key="first" className={`cluster align-start ${styles.first}`}>
                <TitleField form={form} />
                <PublicationFields {...publication} />
              </div>,
              details,
              editor,
            ]}
      </RecordForm>
      {id !== undefined && (
        <SendDialog id={id} dirty={record.dirty} opened={sending} onClose={() => setSending(false)} />
      )}
      {id !== undefined && (
        <ArchiveVersions
          id={id}
          opened={comparing}
          isDirty={record.isDirty}
          onRestored={(restored) => record.replace(toStored(restored))}
          onClose={() => setComparing(false)}
        />
      )}
    </WorkbenchPage>
  )
}

/** How the Markdown editor renders an article's text and uploads its pictures. */
const articleText: TextHelp = {
  render: async (markdown, signal) => (await api.archives.preview({ markdown }, { signal })).data,
  sendPicture,
  pictureTypes: PICTURE_TYPES,
  describeLength: (words) => `${plural(words, 'palavra', 'palavras')}, ${readingMinutes(words)} min de leitura`,
}

/** Whether an article is public, scheduled or a draft. */
function StateBadge({ archive_public, publish_at }: Pick<ArchiveFields, 'archive_public' | 'publish_at'>) {
  if (isAhead(publish_at)) return <ScheduledBadge at={publish_at} />
  return archive_public ? <Badge color="cobalt">No ar</Badge> : <Badge color="yellow">Rascunho</Badge>
}

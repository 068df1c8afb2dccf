import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { ArchiveFields } from '../../archive-fields.ts'
import type { Archive } from '../../contract.ts'
import { EMPTY, toStored } from './form-values.ts'
import { tellMissingPictures } from './missing-pictures.ts'
import { describeSave, isAhead, questionOf, settleMoment } from './publication.ts'

/** The state of an article's form. */
export function useArchiveForm(edited: Edited<Archive>) {
  const [publishAt, setPublishAt] = useState(edited.record?.publish_at ?? null)
  const record = useRecordEditor({
    edited,
    kind: 'archive',
    schema: ArchiveFields,
    empty: EMPTY,
    toStored,
    create: api.archives.create,
    update: api.archives.update,
    read: async (id) => (await api.archives.item({ id })).data.result[0]!,
    shownBy: query.archives.key(),
    onChange: ({ publish_at }) => setPublishAt(publish_at),
    successText: null,
    onSaved: (values) => {
      notifySuccess(describeSave(record.saved, values))
      if (values.archive_public || isAhead(values.publish_at)) void tellMissingPictures(values)
      // The server has set the date.
      if (values.archive_public && values.date === null) void record.refresh()
    },
    removal: (id, { title }) => ({
      question: {
        title: 'Excluir este artigo?',
        text: `“${title}” sai do site com as suas visualizações, curtidas e versões. Não há como desfazer.`,
      },
      work: () => api.archives.remove({ id }),
      done: 'Artigo excluído',
    }),
    afterRemoval: { lists: [query.archives.list.key()], to: '/dashboard/archive' },
  })

  /** Saves the form's values with these changes. Asks first where the publication time does more than one may expect. */
  async function save(changes: Partial<ArchiveFields> = {}) {
    const question = questionOf(record.saved, { ...record.form.getValues(), ...changes })
    if (question && !(await confirmAction(question))) return
    await record.save((typed) => settleMoment({ ...typed, ...changes }))
  }

  return { ...record, /** As typed. */ publishAt, save }
}

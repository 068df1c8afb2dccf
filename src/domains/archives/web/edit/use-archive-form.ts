import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { type Archive, ArchiveFields } from '../../contract.ts'
import { EMPTY, LABELS, toStored } from './form-values.ts'
import { describeSave, questionOf, settleMoment } from './publication.ts'

export interface ArchiveFormProps {
  /** The article's id; undefined for a new one. */
  id: number | undefined
  /** The article as loaded; undefined if new or created by this form. */
  archive: Archive | undefined
  /** Called with the id of a newly created article. */
  onCreated: (id: number) => void
}

/** The state of an article's form: save, reload, remove. */
export function useArchiveForm({ id, archive, onCreated }: ArchiveFormProps) {
  const client = useQueryClient()
  const [first] = useState(() => (archive ? toStored(archive) : { values: EMPTY }))
  const savedId = useRef(id)
  const [publishAt, setPublishAt] = useState(first.values.publish_at)
  const record = useRecordForm({
    schema: ArchiveFields,
    labels: LABELS,
    first,
    draftName: `archive:${id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { data } =
        id === undefined
          ? await api.archives.create(values, once)
          : await api.archives.update({ id, revision, ...changes })
      return { ...data, values }
    },
    reload: async () => toStored((await api.archives.item({ id: savedId.current ?? 0 })).data.result[0]!),
    readConflict: (stored) => toStored(stored as Archive).values,
    onChange: ({ publish_at }) => setPublishAt(publish_at),
    successText: null,
    onSaved: ({ id: saved, values }) => {
      notifySuccess(describeSave(record.saved, values))
      savedId.current = saved
      void client.invalidateQueries({ queryKey: query.archives.key() })
      if (id === undefined) onCreated(saved)
      // The server has set the date.
      if (values.archive_public && values.date === null) void record.refresh()
    },
  })

  /** Saves the form's values with these changes. Asks first where the publication time does more than one may expect. */
  async function save(changes: Partial<ArchiveFields> = {}) {
    const question = questionOf(record.saved, { ...record.form.getValues(), ...changes })
    if (question && !(await confirmAction(question))) return
    await record.save((typed) => settleMoment({ ...typed, ...changes }))
  }

  /** Returns whether the article was removed. */
  async function remove() {
    if (id === undefined || !(await record.run(() => api.archives.remove({ id })))) return false
    record.draft.remove()
    notifySuccess('Arquivo excluído')
    // Only the list: the article itself, still on the screen, would not be found.
    void client.invalidateQueries({ queryKey: query.archives.list.key() })
    return true
  }

  return { ...record, /** As typed. */ publishAt, save, remove }
}

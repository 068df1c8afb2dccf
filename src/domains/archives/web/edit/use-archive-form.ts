import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { type Archive, ArchiveFields } from '../../contract.ts'
import { EMPTY, LABELS, toStored } from './form-values.ts'
import { settleMoment } from './publish-moment.ts'

interface Options {
  /** The article's id; undefined for a new one. */
  id: number | undefined
  /** The article as loaded; undefined for a new one. */
  archive: Archive | undefined
  /** Called with the id of a newly created article. */
  onCreated: (id: number) => void
  /** Whether pictures of the text are still uploading. */
  uploadingRef: RefObject<() => boolean>
}

/** The state of an article's form: save, reload, remove. */
export function useArchiveForm({ id, archive, onCreated, uploadingRef }: Options) {
  const client = useQueryClient()
  const [first] = useState(() => (archive ? toStored(archive) : { values: EMPTY }))
  const record = useRecordForm({
    schema: ArchiveFields,
    labels: LABELS,
    first,
    draftName: `archive:${id ?? 'new'}`,
    save: async ({ values, changes, revision }) => {
      const { data } =
        id === undefined ? await api.archives.create(values) : await api.archives.update({ id, revision, ...changes })
      return data
    },
    reload: async () => toStored((await api.archives.item({ id: id ?? 0 })).data.result[0]!),
    readConflict: (stored) => toStored(stored as Archive).values,
    blockedReason: () =>
      uploadingRef.current() ? 'Ainda há imagens a caminho do texto. Salve quando chegarem.' : undefined,
    findErrors: (form) =>
      form.getInputNode<HTMLInputElement, 'publish_at'>('publish_at')?.validity.badInput
        ? { publish_at: 'Complete a data e a hora, ou limpe o campo.' }
        : undefined,
    onSaved: ({ id: saved }) => {
      void client.invalidateQueries({ queryKey: query.archives.key() })
      if (id === undefined) onCreated(saved)
    },
  })

  /** Saves the form's values with these changes. */
  const save = (changes: Partial<ArchiveFields> = {}) =>
    record.save((typed) => ({ ...settleMoment(typed), ...changes }))

  /** Returns whether the article was removed. */
  async function remove() {
    if (id === undefined || !(await record.run(() => api.archives.remove({ id })))) return false
    record.draft.remove()
    void client.invalidateQueries({ queryKey: query.archives.key() })
    return true
  }

  return { ...record, save, remove }
}

import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { ArchiveFields } from '../../archive-fields.ts'
import type { Archive } from '../../contract.ts'
import { EMPTY, toStored } from './form-values.ts'
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

type Shown = Pick<ArchiveFields, 'markdown' | 'image' | 'image_archive'>

/** Says which pictures and films of an article that visitors see, or will, are not there: it is saved all the same. */
async function tellMissingPictures(article: Shown) {
  const missing = await findMissing(article).catch(() => [])
  if (missing.length === 0) return
  const [text, advice] =
    missing.length === 1
      ? ['O artigo mostra um arquivo que falta.', 'Envie-o, ou confira o nome.']
      : ['O artigo mostra arquivos que faltam.', 'Envie-os, ou confira os nomes.']
  notifyError(text, `Não há arquivo em ${missing.join(', ')}. ${advice}`)
}

/** The addresses of uploads that an article shows, and that answer that there is nothing. */
async function findMissing({ markdown, image, image_archive }: Shown) {
  const html = /!\[|<(img|video)/i.test(markdown) ? (await api.archives.preview({ markdown })).data.html : ''
  const shown = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img, video, source')
  const addresses = [image, image_archive, ...[...shown].map((media) => media.getAttribute('src') ?? '')]
  const uploads = [...new Set(addresses)].filter((address) => address.startsWith('/uploads/'))
  const answers = await Promise.all(uploads.map((address) => fetch(address, { method: 'HEAD' })))
  return uploads.filter((_, place) => answers[place]?.status === 404).map((address) => address.replaceAll('%20', ' '))
}

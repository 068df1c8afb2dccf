import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { Archive } from '#domains/archives/contract.ts'
import type { Answers } from './answers.ts'
import { editedRecord } from './edited.ts'
import { sampleOf } from './plain-answer.ts'

export const ARTICLE = '/dashboard/create-archive?id=7'
const one = sampleOf(Archive, {
  ...{ id: 7, title: 'Um artigo', description: '', link: '', image: '', image_archive: '', markdown: 'Só texto.' },
  ...{ public: true, date: new Date(nowMs()).toISOString(), publish_at: null, revision: 1, dated: true },
})
/** Answers with it, whatever is saved. */
export const answers: Answers = {
  archives: {
    item: () => ({ data: { result: [one] } }),
    update: ({ id }) => ({ result: true, data: { id, revision: 2, merged: false } }),
    create: () => ({ result: true, data: { id: 8, revision: 1, merged: false } }),
    preview: ({ markdown }) => ({ data: { html: `<p>${markdown}</p>`, words: 2 } }),
  },
}
/** The same article, which others save as well. */
export function edited(fields: Partial<Archive> = {}) {
  const article = editedRecord({ ...one, ...fields })
  const shared: Answers = {
    archives: {
      ...answers.archives,
      item: () => ({ data: { result: [article.record] } }),
      update: ({ id, revision, ...changes }) => ({ result: true, data: { id, ...article.save(changes, revision) } }),
    },
  }
  return Object.assign(article, { answers: shared })
}
/** An article that is not there yet. */
export function unmade() {
  const article = edited({ id: 7, title: '', public: false, dated: false })
  const { create: _, ...archives } = article.answers.archives!
  const created: Answers = {
    archives: {
      ...archives,
      create: ({ archive_public, ...fields }) => {
        article.saveElsewhere({ ...fields, date: fields.date ?? one.date, public: archive_public })
        return { result: true, data: { id: 7, revision: article.revision, merged: false } }
      },
      update: ({ id, revision, archive_public = article.record.public, ...fields }) => ({
        result: true,
        data: { id, ...article.save({ ...fields, public: archive_public }, revision) },
      }),
    },
  }
  return Object.assign(article, { answers: created })
}

export const title = () => page.getByLabelText('Título')
export const save = () => page.getByRole('button', { name: 'Atualizar' })

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ArchiveCard, type Tag } from '#domains/archives/contract.ts'
import { tagSlug } from '#domains/archives/tags.ts'
import { expectAccessible } from './accessible.ts'
import type { Answers } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const ARTICLE = sampleOf(ArchiveCard, {
  id: 7,
  title: 'Um suporte',
  image: '',
  image_archive: '',
  link: '',
  public: true,
})

/** Tags that can be renamed; two of one name become one. */
function tagged(...tags: Tag[]): Answers {
  let kept = tags
  return {
    archives: {
      list: () => ({ data: { result: [ARTICLE] }, total: 1 }),
      tags: () => ({ data: kept }),
      renameTag: ({ slug, name }) => {
        const { count } = kept.find((one) => one.slug === slug)!
        const same = kept.find((one) => one.slug === tagSlug(name) && one.slug !== slug)
        const renamed = { slug: tagSlug(name), name, count: count + (same?.count ?? 0) }
        kept = [renamed, ...kept.filter((one) => one.slug !== slug && one !== same)]
        return { result: true, data: { count } }
      },
    },
  }
}
const dialog = () => page.getByRole('dialog')
const tag = (name: RegExp) => dialog().getByRole('button', { name })
const open = async (answers: Answers) => {
  await openScreen('/dashboard/archive', { answers })
  await page.getByRole('button', { name: 'Assuntos' }).click()
}

test('a tag gets another name in a dialog, and one that is another’s makes one of the two', async () => {
  await open(tagged({ slug: 'petg', name: 'petg', count: 2 }, { slug: 'filamentos', name: 'Filamentos', count: 3 }))
  await expect.element(tag(/^petg ?, 2 artigos/)).toBeVisible()
  await expectAccessible()
  await tag(/^petg ?, 2 artigos/).click()
  const name = dialog().getByRole('textbox', { name: 'Nome do assunto' })
  await expect.element(name).toHaveValue('petg')
  await name.fill('Filamentos')
  await dialog().getByRole('button', { name: 'Salvar' }).click()
  await expect.element(tag(/^Filamentos ?, 5 artigos/)).toBeVisible()
  await expect.poll(() => dialog().getByRole('listitem').elements().length).toBe(1)
})

test('a name of marks alone is refused at its field', async () => {
  await open(tagged({ slug: 'petg', name: 'PETG', count: 1 }))
  await tag(/^PETG ?, 1 artigo/).click()
  await dialog().getByRole('textbox', { name: 'Nome do assunto' }).fill('!!!')
  await dialog().getByRole('button', { name: 'Salvar' }).click()
  await expect.element(dialog().getByText('Um assunto tem letras de A a Z ou algarismos.')).toBeVisible()
})

test('without any tag the dialog says where they are written', async () => {
  await open(tagged())
  await expect.element(dialog()).toMatchTextContent(/Nenhum artigo tem assunto/)
})

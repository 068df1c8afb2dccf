import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { systemClock } from '#clock.ts'
import { Archive, ArchiveCard } from '#domains/archives/contract.ts'
import { expectAccessibleAt } from './accessible.ts'
import type { Answers } from './answers.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { act, bar, box } from './selection.ts'

const ARCHIVES = '/dashboard/archive'
const rows = () => page.getByRole('main').getByRole('listitem')
const row = (title: string) => rows().filter({ hasText: title })
const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

const cardWith = (id: number, title: string, fields: Partial<ArchiveCard> = {}) =>
  sampleOf(ArchiveCard, { ...{ id, title, image: '', image_archive: '', link: '', public: true }, ...fields })

/** The list of those articles, and what their boxes do to them. */
function listOf(...articles: ArchiveCard[]): Answers {
  let kept = articles
  return {
    archives: {
      list: () => ({ data: { result: kept }, total: kept.length }),
      publishChosen: ({ ids, archive_public }) => {
        const changed = kept.filter((one) => ids.includes(one.id) && one.public !== archive_public)
        kept = kept.map((one) => (ids.includes(one.id) ? { ...one, public: archive_public } : one))
        return { result: true, data: { count: changed.length } }
      },
      removeChosen: ({ ids }) => {
        kept = kept.filter(({ id }) => !ids.includes(id))
        return { result: true, data: { count: ids.length } }
      },
    },
  }
}

test('[ARM-01] [NAV-08] the admin’s list shows views, likes and date, and opens the form', async () => {
  const now = systemClock.now()
  const shown = cardWith(7, 'Um suporte', { views: 1204, likes: 3, date: now.toISOString() })
  const answers = listOf(shown, cardWith(8, 'Pela metade', { public: false }))
  const screen = await openScreen(ARCHIVES, { answers, held: true })
  screen.answer({
    archives: { item: () => ({ data: { result: [sampleOf(Archive, { ...shown, revision: 1, publish_at: null })] } }) },
  })
  await expect.poll(() => document.title).toBe('Archive')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Archives')
  await expect.element(page.getByRole('status', { name: 'Carregando os artigos…' })).toBeVisible()
  screen.letGo()
  await expect.element(row('Um suporte')).toMatchTextContent(/Visualizações\s*1\.204\s*Curtidas\s*3/)
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(now)
  await expect.element(row('Um suporte').getByRole('time')).toHaveTextContent(day)
  await expect.element(row('Pela metade')).toMatchTextContent(/Rascunho/)
  expect(screen.calls('archives.list')[0]).toMatchObject({ all: '1' })

  await page.getByRole('searchbox', { name: 'Buscar por título ou descrição' }).fill('UM SUPORTE')
  await expect.poll(() => rows().elements()).toHaveLength(1)
  // The whole row opens it.
  await row('Um suporte').click({ position: { x: 400, y: 6 } })
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/create-archive?id=7')
  await expect.element(page.getByRole('textbox', { name: /^Título/ })).toHaveValue('Um suporte')
  history.back()
  await page.getByRole('main').getByRole('link', { name: 'New Archive' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/dashboard/create-archive')
})

test('several articles are published, taken off the site and deleted from their list', async () => {
  const draft = { public: false, publish_at: null }
  const [c, b, a] = ['C', 'B', 'A'].map((letter, at) => cardWith(at + 1, `Bancada ${letter}`, draft)) as [
    ArchiveCard,
    ArchiveCard,
    ArchiveCard,
  ]
  const screen = await openScreen(ARCHIVES, { answers: listOf(c, b, a) })
  await box(b.title).click()
  await expect.element(bar()).toMatchTextContent(/1 selecionado/)
  // The row is a link, its box is none.
  expect(location.pathname).toBe(ARCHIVES)
  await expectAccessibleAt(360, 1440)
  focus(bar().getByRole('button', { name: 'Limpar a seleção' }))
  await press('Enter')
  await expect.element(bar()).not.toBeInTheDocument()
  // Not at the top of the document.
  await expect.element(page.getByRole('main')).toHaveFocus()

  // Shift takes all between.
  await box(c.title).click()
  await box(a.title).click({ modifiers: ['Shift'] })
  await expect.element(bar()).toMatchTextContent(/3 selecionados/)
  await expect.element(bar().getByRole('button', { name: 'Tirar do ar' })).toBeDisabled()
  await box(b.title).click()
  await act('Publicar', 'Publicar 2 artigos?')
  await expect.element(toast('2 artigos publicados')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.poll(() => rows().filter({ hasText: 'Rascunho' }).elements()).toHaveLength(1)

  focus(box(a.title))
  await press('Space')
  await bar().getByRole('button', { name: 'Selecionar todos' }).click()
  await expect.element(bar()).toMatchTextContent(/3 selecionados/)
  await act('Tirar do ar', 'Tirar do ar 3 artigos?')
  await expect.element(toast('2 artigos tirados do ar')).toBeVisible()
  expect(screen.calls('archives.publishChosen')).toEqual([
    { ids: [1, 3], archive_public: true },
    { ids: [1, 2, 3], archive_public: false },
  ])

  await box(a.title).click()
  await box(c.title).click()
  await bar().getByRole('button', { name: 'Excluir' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir 2 artigos?' })
  await expect.element(question).toMatchTextContent(/“Bancada C”, “Bancada A”/)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(bar()).toMatchTextContent(/2 selecionados/)
  await act('Excluir', 'Excluir 2 artigos?')
  await expect.element(toast('2 artigos excluídos')).toBeVisible()
  await expect.poll(() => rows().elements()).toHaveLength(1)
  expect(screen.calls('archives.removeChosen')).toEqual([{ ids: [1, 3] }])
})

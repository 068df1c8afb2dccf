import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { systemClock } from '#clock.ts'
import { Archive, ArchiveCard } from '#domains/archives/contract.ts'
import home from '../../seed/site/home.json' with { type: 'json' }
import { expectFitting } from './accessible.ts'
import { type Answers, hold } from './answers.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const LIST = '/archive'
const PAGE = 24
const heading = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true })
const cards = () => page.getByRole('main').getByRole('article')

const cardWith = (id: number, title: string): ArchiveCard =>
  sampleOf(ArchiveCard, {
    ...{ id, title, image: '', image_archive: '', link: '', public: true, date: systemClock.now().toISOString() },
  })

/** Public articles, the newest first, by pages; each can be opened. */
const answersWith = (...archives: ArchiveCard[]): Answers => ({
  // Loaded where the pointer rests on a link to it.
  site: { home: () => ({ data: home }) },
  archives: {
    tags: () => ({ data: [] }),
    list: ({ page: shown = 1 }) => ({
      data: { result: archives.slice((shown - 1) * PAGE, shown * PAGE) },
      total: archives.length,
    }),
    item: ({ id }) => ({
      data: { result: [sampleOf(Archive, { ...archives.find((one) => one.id === id), publish_at: null, html: '' })] },
    }),
  },
})

const open = (answers: Answers, width = 1280) =>
  openScreen(LIST, { as: 'visitor', answers, viewport: { width, height: 740 } })

test('[ARC-03] a card has month and year, and opens its article wherever it is clicked', async () => {
  const screen = await open(answersWith(cardWith(7, 'Um suporte')))
  const written = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' })
  await expect.element(cards().getByRole('time')).toHaveTextContent(written.format(systemClock.now()))
  await expect.element(cards().getByRole('time')).toMatchTextContent(/^[a-zç]+ de \d{4}$/)
  for (const click of [
    () => cards().getByRole('link', { name: 'Ver Mais' }).click(),
    () => cards().getByRole('heading').click(),
    // Its corner, where only the picture is.
    () => cards().click({ position: { x: 20, y: 20 } }),
  ]) {
    await screen.go(LIST)
    await click()
    await expect.poll(() => location.pathname).toBe('/archive-view/7')
    await expect.element(heading(1, 'Um suporte')).toBeVisible()
  }
})

test('a list of more than a page goes on by links', async () => {
  const all = Array.from({ length: PAGE + 1 }, (_, at) => cardWith(at + 1, `Artigo ${at + 1}`))
  await open(answersWith(...all))
  await expect.poll(() => cards().elements()).toHaveLength(PAGE)
  const pages = page.getByRole('navigation', { name: 'Páginas' })
  await expect.element(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Página 2' }).click()
  await expect.poll(() => location.pathname + location.search).toBe(`${LIST}?page=2`)
  await expect.poll(() => cards().elements()).toHaveLength(1)
  await expect.element(cards()).toMatchTextContent(/Artigo 25/)
  await expect.poll(() => document.title).toMatch(/página 2/)
  await expect.poll(() => scrollY).toBe(0)
  // Whoever listens to the page hears that it is another one, and goes on from its top.
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await pages.getByRole('link', { name: 'Anterior página' }).click()
  await expect.poll(() => location.pathname + location.search).toBe(LIST)
  await expect.element(cards().first()).toMatchTextContent(/Artigo 1/)
})

test('a title of 300 characters fits, in the list and above its article', async () => {
  const title = `Im${'p'.repeat(298)}`
  const screen = await open(answersWith(cardWith(7, title)), 360)
  await expect.element(heading(3, title)).toBeVisible()
  await expectFitting()
  await screen.go('/archive-view/7')
  await expect.element(heading(1, title)).toBeVisible()
  await expectFitting()
})

test('[ARC-06] a skeleton stands in while an article comes, and the page is at its top', async () => {
  const all = Array.from({ length: PAGE }, (_, at) => cardWith(at + 1, `Artigo ${at + 1}`))
  const answers = answersWith(...all)
  const screen = await open(answers)
  await expect.element(cards().last()).toBeInTheDocument()
  const long = (id: number) =>
    sampleOf(Archive, {
      ...{ ...all.find((one) => one.id === id)!, publish_at: null, html: '<p>Linha.</p>'.repeat(90) },
      previous: { id: 3, title: 'Artigo 3' },
    })
  const coming = hold(({ id }: { id: number }) => ({ data: { result: [long(id)] } }))
  screen.answer({ archives: { item: coming.answer } })
  scrollTo(0, 800)
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  ;(page.getByRole('link', { name: 'Artigo 24', exact: true }).element() as HTMLElement).click()
  const skeleton = page.getByRole('status').filter({ hasText: 'Carregando o arquivo' })
  await expect.element(skeleton).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
  coming.letGo()
  await expect.element(heading(1, 'Artigo 24')).toBeVisible()
  await expect.element(skeleton).not.toBeInTheDocument()
  expect(scrollY).toBe(0)

  // Also from the foot of one article to the next.
  const others = page
    .getByRole('navigation', { name: 'Outros arquivos' })
    .getByRole('link', { name: /Anterior|Próximo/ })
  others.first().element().scrollIntoView()
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  ;(others.first().element() as HTMLElement).click()
  await expect.element(heading(1, 'Artigo 3')).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
})

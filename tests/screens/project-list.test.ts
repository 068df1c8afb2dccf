import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Project, ProjectCard } from '#domains/projects/contract.ts'
import type { Trade } from '#domains/site/trades.ts'
import home from '../../seed/site/home.json' with { type: 'json' }
import { expectAccessible } from './accessible.ts'
import type { Answers } from './answers.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { PLAIN_CASE } from './projects.ts'
import { openScreen } from './screen.tsx'

const LIST = '/projects'
const PAGE = 12
const heading = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true })
const cards = () => page.getByRole('main').getByRole('article')
const cardOf = (title: string) => cards().filter({ has: heading(3, title) })
const addressNow = () => location.pathname + location.search

const SALE = { image: '', title: '', description: '', value: 0, video: '' }
const RESUM = { image: '', title: '', tecnologi: 'ESP32, LoRa', description: 'Mede a água e avisa.', video: '' }
const cardWith = (id: number, title: string, fields: Partial<ProjectCard> = {}) =>
  sampleOf(ProjectCard, {
    ...{ id, title, trade: 'embedded', sale: SALE, resum: RESUM, is_public: true, link_external: '' },
    ...{ card_drawing: '', sheet: [], sale_lacks: [] },
    ...fields,
  })

/** Public projects, the newest first, by pages; each can be opened. */
const answersWith = (...projects: ProjectCard[]): Answers => ({
  site: { home: () => ({ data: home }) },
  projects: {
    publics: ({ page: shown = 1, trade }) => {
      const found = projects.filter((one) => !trade || one.trade === trade)
      const countOf = (one: Trade) => projects.filter((project) => project.trade === one).length
      return {
        data: found.slice((shown - 1) * PAGE, shown * PAGE),
        total: found.length,
        trades: { software: countOf('software'), embedded: countOf('embedded'), printing: countOf('printing') },
      }
    },
    item: ({ id }) => ({
      data: [sampleOf(Project, { ...PLAIN_CASE, ...projects.find((one) => one.id === id) })],
    }),
  },
})
const open = (answers: Answers, held = false) => openScreen(LIST, { as: 'visitor', answers, held })

test('[PRJ-02] title, picture, description and both links open the project', async () => {
  const screen = await open(answersWith(cardWith(7, 'Um sensor')))
  const card = cardOf('Um sensor')
  await expect.element(card).toMatchTextContent(/Mede a água e avisa\..*ESP32, LoRa/)
  for (const click of [
    () => card.getByRole('link', { name: 'Um sensor', exact: true }).click(),
    () => card.getByRole('link', { name: 'Ver Projeto' }).click(),
    () => card.getByRole('link', { name: 'Mais Detalhes' }).click(),
    // The corner, where only the picture is, and the words of the description.
    () => card.click({ position: { x: 20, y: 20 } }),
    () => {
      const at = (locator: typeof card) => locator.element().getBoundingClientRect()
      const [words, whole] = [at(card.getByText('Mede a água e avisa.')), at(card)]
      return card.click({ position: { x: words.x - whole.x + 10, y: words.y - whole.y + 8 } })
    },
  ]) {
    await screen.go(LIST)
    await click()
    await expect.poll(addressNow).toBe('/project-view/7')
    await expect.element(heading(1, 'Um sensor')).toBeVisible()
  }
})

test('a card is two steps of the keyboard, and says its price and that it is a sketch', async () => {
  const sold = cardWith(8, 'Uma caixa', { is_sale: true, is_sketch: true, sale: { ...SALE, value: 1290 } })
  await open(answersWith(cardWith(7, 'Um sensor'), sold))
  await expect.element(cardOf('Um sensor')).toBeVisible()
  expect(cardOf('Um sensor').element().textContent).not.toMatch(/R\$|Esboço/)
  const card = cardOf('Uma caixa')
  await expect.element(card).toMatchTextContent('R$ 1.290,00')
  await expect.element(card.getByText('Esboço', { exact: true })).toBeVisible()

  focus(card.getByRole('link', { name: 'Uma caixa', exact: true }))
  await press('Tab')
  await expect.element(card.getByRole('link', { name: 'Ver Projeto' })).toHaveFocus()
  await press('Tab')
  expect(card.element().contains(document.activeElement)).toBe(false)
  await press('Shift+Tab', 'Enter')
  await expect.poll(addressNow).toBe('/project-view/8')
})

test('a list of more than a page goes on by links, and ends where its pages do', async () => {
  const screen = await open(
    answersWith(...Array.from({ length: PAGE + 1 }, (_, at) => cardWith(at + 1, `Peça ${at + 1}`))),
  )
  await expect.poll(() => cards().elements()).toHaveLength(PAGE)
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Próxima página' }).click()
  await expect.poll(addressNow).toBe(`${LIST}?page=2`)
  await expect.element(cardOf('Peça 13')).toBeVisible()
  await expect.poll(() => document.title).toMatch(/página 2/)
  await expect.poll(() => scrollY).toBe(0)
  // A card under the pointer is loaded before it is opened.
  screen.allow(/The test has ended/)
  await screen.go(`${LIST}?page=9999`)
  await expect.poll(addressNow).toBe(`${LIST}?page=2`)
  for (const wrong of ['abc', '-1']) {
    await screen.go(`${LIST}?page=${wrong}`)
    await expect.element(cardOf('Peça 1')).toBeVisible()
    await expect.poll(() => cards().elements()).toHaveLength(PAGE)
  }
})

test('no card is left alone in its row, however many there are', async () => {
  await open(answersWith(...Array.from({ length: PAGE }, (_, index) => cardWith(index + 1, `Projeto ${index + 1}`))))
  await expect.element(cards().last()).toBeVisible()
  const grid = document.querySelector('main li:has(> article)')!.parentElement!
  for (let count = PAGE; count > 0; grid.lastElementChild!.remove(), count--)
    for (const width of [360, 768, 1440]) {
      await page.viewport(width, 900)
      // How far each row reaches, by its top.
      const rows = new Map<number, number>()
      for (const card of grid.children) {
        const { top, right } = card.getBoundingClientRect()
        rows.set(Math.round(top), Math.round(right))
      }
      const full = Math.round(grid.getBoundingClientRect().right)
      expect([...rows.values()], `${count} at ${width} px`).toEqual(Array.from(rows, () => full))
    }
})

test('a list without a project says so, with ways on', async () => {
  await open(answersWith())
  await expect.element(page.getByText('Ainda não há projeto publicado.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Confira todos os nossos projetos!')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Ler os arquivos' }).click()
  await expect.poll(addressNow).toBe('/archive')
})

test('[PRJ-03] a skeleton stands in while a project comes, and the page is at its top', async () => {
  const many = Array.from({ length: PAGE }, (_, at) => cardWith(at + 1, `Peça ${at + 1}`))
  const answers = answersWith(...many)
  const screen = await open(answers)
  await expect.element(cardOf('Peça 12')).toBeInTheDocument()
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const details = { title: '', image: '', video: '', markedown: '', html: '<p>Linha.</p>'.repeat(90) }
  screen.answer({
    projects: {
      item: async () => {
        await promise
        return { data: [sampleOf(Project, { ...many[11]!, details })] }
      },
    },
  })
  scrollTo(0, 1000)
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  ;(page.getByRole('link', { name: 'Peça 12', exact: true }).element() as HTMLElement).click()
  const skeleton = page.getByRole('status').filter({ hasText: 'Carregando o projeto' })
  await expect.element(skeleton).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
  letGo()
  await expect.element(heading(1, 'Peça 12')).toBeVisible()
  await expect.element(skeleton).not.toBeInTheDocument()
  expect(scrollY).toBe(0)
})

test('shows the projects of one trade by a link, with how many each has, and keeps it in the address', async () => {
  await open(
    answersWith(
      cardWith(1, 'Um sensor'),
      cardWith(2, 'Uma agenda', { trade: 'software' }),
      ...Array.from({ length: 13 }, (_, n) => cardWith(n + 3, `Placa ${n}`)),
    ),
  )
  const trades = page.getByRole('navigation', { name: 'Mostrar' })
  await expect.element(trades).toMatchTextContent('tudo 15software sob medida 1eletrônica embarcada 14')
  await expect.element(trades.getByRole('link', { name: 'tudo' })).toHaveAttribute('aria-current', 'page')
  await trades.getByRole('link', { name: 'eletrônica embarcada' }).click()
  await expect.element(heading(3, 'Uma agenda')).not.toBeInTheDocument()
  expect(addressNow()).toBe('/projects?area=eletronica-embarcada')
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect.poll(() => cards().elements().length).toBe(2)
  expect(addressNow()).toBe('/projects?area=eletronica-embarcada&page=2')
  await expectAccessible()
})

test('an area that is none shows all; one without projects says so, and where the others are', async () => {
  const answers = answersWith(cardWith(1, 'Um sensor'), cardWith(2, 'Uma agenda', { trade: 'software' }))
  const screen = await openScreen(`${LIST}?area=carpintaria`, { as: 'visitor', answers })
  await expect.poll(() => cards().elements().length).toBe(2)
  await screen.go(`${LIST}?area=impressao-3d`)
  await expect.element(page.getByText('Desta área ainda não há projeto à vista.')).toBeVisible()
  await page.getByRole('link', { name: 'tudo' }).click()
  await expect.poll(() => cards().elements().length).toBe(2)
})

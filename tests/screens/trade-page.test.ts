import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ArchiveCard } from '#domains/archives/contract.ts'
import { ProjectCard } from '#domains/projects/contract.ts'
import type { TradeTexts } from '#domains/site/trade-texts.ts'
import home from '../../seed/site/home.json' with { type: 'json' }
import trades from '../../seed/site/trades.json' with { type: 'json' }
import { expectAccessible } from './accessible.ts'
import type { Answers } from './answers.ts'
import { COMPANY } from './frame.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'

const UNSAID: TradeTexts = { title: '', lead: '', about: '', makes: [], tags: [] }
const RESUM = { image: '', title: '', tecnologi: 'PETG', description: 'Pronta.', video: '' }
const project = (id: number, title: string) =>
  sampleOf(ProjectCard, { id, title, resum: RESUM, trade: 'printing', card_drawing: '', sheet: [], is_public: true })
const archive = (id: number, title: string) => sampleOf(ArchiveCard, { id, title })

type Shown = {
  texts?: TradeTexts
  projects?: ProjectCard[]
  archives?: ArchiveCard[]
  count?: number
  company?: typeof COMPANY
}
function open(
  area: string,
  { texts = UNSAID, projects = [], archives = [], count = projects.length, company = COMPANY }: Shown = {},
) {
  const answers: Answers = {
    site: {
      home: () => ({ data: home }),
      frame: () => ({
        data: {
          company,
          logo: null,
          day: { weekday: 1, greeting: '', slogan: 'Bom trabalho', image: '', alt: '', filament: '' },
          delays: false,
          preparing: false,
          modules_off: [],
          trades: ['software', 'embedded', 'printing'],
        },
      }),
    },
    projects: {
      trade: () => ({ data: { texts, projects, archives, trades: { software: 1, embedded: 0, printing: count } } }),
    },
  }
  return openScreen(`/areas/${area}`, { as: 'visitor', answers })
}
const main = () => page.getByRole('main')
const heading = (level: number, name: string) => main().getByRole('heading', { level, name, exact: true })

test('the page of a trade has its words, its projects, its articles and the way to the other trades', async () => {
  const texts = { ...trades.printing, title: 'Peças impressas' }
  const [one, other] = [project(1, 'Luminária'), project(2, 'Maquete')]
  await open('impressao-3d', { texts, projects: [one, other], archives: [archive(3, 'Filamentos')], count: 9 })
  await expect.element(heading(1, 'Peças impressas')).toBeVisible()
  await expect.element(main()).toMatchTextContent(/aguenta o calor/)
  await expect.element(heading(3, 'Maquetes táteis')).toBeVisible()
  await expect.element(heading(3, 'Luminária')).toBeVisible()
  await expect.element(heading(3, 'Filamentos')).toBeVisible()
  const all = main().getByRole('link', { name: 'Todos os 9 de impressão 3D' })
  await expect.element(all).toHaveAttribute('href', '/projects?area=impressao-3d')
  await expect
    .element(main().getByRole('link', { name: 'Ver o preço de uma peça' }))
    .toHaveAttribute('href', '/sua-peca')
  const others = main().getByRole('navigation', { name: 'Outras áreas' }).getByRole('link')
  await expect
    .poll(() => others.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/areas/software-sob-medida', '/areas/eletronica-embarcada'])
  await expectAccessible()
})

test('one of which nothing is said and nothing shown is still a whole page', async () => {
  await open('eletronica-embarcada')
  await expect.element(heading(1, 'Eletrônica embarcada')).toBeVisible()
  await expect.element(main()).toMatchTextContent(/Desta área ainda não há projeto à vista/)
  expect(
    main()
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Projetos'])
  await expect.element(main().getByRole('link', { name: 'Contar o que precisa' })).toBeVisible()
})

test('an address that is no trade says so', async () => {
  await open('marcenaria')
  await expect.element(heading(1, 'Isso nós não fazemos.')).toBeVisible()
})

test('words of eighty letters keep the page within a phone', async () => {
  await page.viewport(360, 740)
  const long = 'W'.repeat(80)
  const sale = { image: '', title: long, description: long, value: 1, video: '' }
  await open('impressao-3d', {
    texts: { ...trades.printing, title: long, lead: long, about: long },
    projects: [{ ...project(1, long), is_sale: true, sale, resum: { ...RESUM, tecnologi: long } }],
    archives: [archive(3, long)],
    company: { ...COMPANY, name: long, legalName: long, tagline: long, street: long },
  })
  await expect.element(heading(1, long)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})

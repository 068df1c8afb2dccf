import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readSvg } from '#domains/projects/web/edit/read-svg.ts'
import home from '../../seed/site/home.json' with { type: 'json' }
import { expectAccessible } from './accessible.ts'
import { editedProject, openForm, PLAIN_CASE, projectWith } from './projects.ts'
import { openScreen } from './screen.tsx'

const SVG = '<svg viewBox="0 0 400 300"><path class="tint" d="M0 0h400v300z"/></svg>'
const MARK = { label: 'eixo de 18,02 mm', x: 10, y: 20, to_x: 30, to_y: 40 }
const around = () => ({ data: { previous: null, next: null, archives: [] } })

/** Opens the page of a project, as a visitor. */
const openPage = (fields: Parameters<typeof projectWith>[0]) =>
  openScreen('/project-view/7', {
    as: 'visitor',
    answers: {
      site: { home: () => ({ data: home }) },
      projects: { item: () => ({ data: [projectWith(fields)] }), around },
    },
  })

test('a number on the drawing leads to its paragraph and back, and what the text lacks is no link', async () => {
  await openPage({
    drawing: { figure: SVG, html: SVG, alt: 'A engrenagem', marks: [MARK, { ...MARK, label: 'folga' }] },
    details: {
      ...{ title: '', image: '', video: '', markedown: '' },
      html: '<p>Antes</p><p><a class="part" id="parte-1" href="#desenho-1" aria-label="1: ver no desenho">1</a>O eixo</p>',
    },
    sheet: [{ label: 'Peso', value: '145 g' }],
  })
  await expect.element(page.getByRole('img', { name: 'A engrenagem' })).toBeVisible()
  const numbers = page.getByRole('navigation', { name: 'Números do desenho', exact: true })
  await expect.element(numbers.getByRole('link', { name: '1: eixo de 18,02 mm' })).toHaveAttribute('href', '#parte-1')
  await expect.element(page.getByRole('link', { name: '1: ver no desenho' })).toHaveAttribute('href', '#desenho-1')
  expect(document.querySelectorAll('#parte-1, #desenho-1').length).toBe(2)
  expect(numbers.getByRole('link').elements().length).toBe(1)
  await expect.element(page.getByRole('complementary', { name: 'Ficha do projeto' })).toMatchTextContent(/Peso145 g/)
  await expectAccessible()
})

test('a product that cannot be bought yet says so beside Comprar', async () => {
  const sale = { image: '', title: '', description: '', video: '', value: 49 }
  const screen = await openPage({ is_sale: true, plan: 'none', sale, sale_lacks: ['file'] })
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/ComprarR\$\s49,00O arquivo está em preparo: peça por mensagem\./)
  await expectAccessible()
  screen.answer({ projects: { item: () => ({ data: [projectWith({ is_sale: true, plan: 'none', sale })] }) } })
  await screen.reload()
  await expect.element(page.getByRole('link', { name: 'Comprar' })).toBeVisible()
  await expect.element(page.getByText('em preparo')).not.toBeInTheDocument()
})

test('a project with nothing of its own has a drawn picture and a sheet of what is known of it', async () => {
  await openPage({
    title: 'X'.repeat(80),
    date_project_init: '2026-01-02',
    date_project_end: '2026-03-04',
    is_outsourced: true,
  })
  const sheet = page.getByRole('complementary', { name: 'Ficha do projeto' })
  await expect.element(sheet).toMatchTextContent(/Áreasoftware sob medida.*Feito.*Execuçãode parceiros/)
  await expect.element(page.getByRole('heading', { name: 'Antes e depois' })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

test('before and after are two pictures under one slider, with what has changed', async () => {
  await openPage({
    compare: {
      ...PLAIN_CASE.compare,
      ...{ before: SVG, before_html: SVG, after: SVG, after_html: SVG, before_label: 'bronze', after_label: 'náilon' },
      rows: [{ label: 'dentes', before: '17 de 23', after: '23' }],
    },
  })
  const slider = page.getByRole('slider', { name: 'Quanto se vê do antes (bronze)' })
  await slider.fill('80')
  expect(getComputedStyle(slider.element().parentElement!).getPropertyValue('--at')).toBe('80%')
  await expect.element(page.getByRole('row', { name: 'dentes' })).toMatchTextContent('dentes17 de 2323')
  await expectAccessible()
})

test('a drawing that cannot be loaded gives way to the drawn picture, without numbers', async () => {
  await openPage({ drawing: { figure: '/uploads/missing.webp', html: '', alt: '', marks: [MARK] } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('#desenho-1').length).toBe(0)
})

test('the form makes a drawing of an SVG, with numbers and data, and asks for them in the text', async () => {
  const project = editedProject()
  await openForm(project)
  const file = new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 800 600"><line x1="10" y1="0" x2="810" y2="600" stroke="#000"/></svg>',
    ],
    'peca.svg',
    { type: 'image/svg+xml' },
  )
  const input = [...document.querySelectorAll<HTMLInputElement>('#desenho input[type=file]')].find(({ accept }) =>
    accept.includes('svg'),
  )!
  await userEvent.upload(input, file)
  await expect.poll(() => document.querySelector('#desenho .drawing svg')).not.toBeNull()
  await page.getByRole('button', { name: 'Acrescentar número' }).click()
  await page.getByLabelText('O que é').fill('eixo')
  // A figure that is being typed is none for a while: a number stands nowhere then.
  const across = page.getByLabelText('Número, →').first()
  await across.fill('')
  await expect.poll(() => document.querySelector('#desenho svg[aria-hidden] circle')).toBeNull()
  await across.fill('50')
  await expect.element(page.getByText('O texto ainda não leva a {1}')).toBeVisible()
  await page.getByRole('button', { name: 'Acrescentar dado' }).click()
  await page.getByLabelText('Dado', { exact: true }).fill('Peso')
  await page.getByLabelText('Valor', { exact: true }).first().fill('145 g')
  await expectAccessible()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect.poll(() => project.record.sheet).toEqual([{ label: 'Peso', value: '145 g' }])
  expect(project.record.drawing).toMatchObject({
    figure: expect.stringMatching(
      /^<svg viewBox="0 0 400 300">\n<g transform="matrix\(0.5 0 0 0.5 -5 0\)"><path d="M10 0L810 600"\/>/,
    ),
    marks: [{ label: 'eixo', x: 50, y: 50, to_x: 50, to_y: 50 }],
  })
})

test.each<[string, string, RegExp]>([
  ['a text', 'isto não é', /não é um SVG/],
  ['an SVG without size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', /viewBox/],
  [
    'an SVG without lines',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script></svg>',
    /não há linhas/,
  ],
  [
    'too long a one',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${'L1 1'.repeat(20_000)}"/></svg>`,
    /cabem 60000/,
  ],
])('%s is no drawing, and it is said why', (_, text, problem) => {
  expect(readSvg(text).problem).toMatch(problem)
})

test('of an SVG lines, areas and texts stay, in the units of the site and without what could run', () => {
  const { svg } = readSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="100mm" viewBox="0 0 200 100" onload="x()"><defs><path d="M9 9"/></defs>' +
      '<g style="fill:none;stroke:#123;stroke-dasharray:2 1"><polygon points="0,0 10,0 1e1,5"/></g>' +
      '<rect width="20" height="10" fill="#abc" stroke="red" onclick="x()"/><text x="10" y="20" text-anchor="middle">a &lt; b</text>' +
      '<path d="M0 0" fill="none"/><image href="//e.com/a.png"/></svg>',
  )
  expect(svg).toBe(
    '<svg viewBox="0 0 400 200">\n' +
      '<g transform="matrix(2 0 0 2 0 0)"><path d="M0, 0 10, 0 10, 5z" class="thin dash"/></g>\n' +
      '<g transform="matrix(2 0 0 2 0 0)"><rect x="0" y="0" width="20" height="10" rx="0" class="tint"/></g>\n' +
      '<text x="20" y="40" class="middle">a &lt; b</text>\n</svg>',
  )
})

test('a drawing made for the site is read as it is drawn: what has no class has no area', () => {
  const drawn = '<path d="M0 0L 10 10"/>\n<rect x="1" y="2" width="3" height="4" rx="0" class="tint"/>'
  const ours = `<svg viewBox="0 0 400 300">\n${drawn}\n</svg>`
  const { svg } = readSvg(ours)
  expect(svg).toContain('<rect x="1" y="2" width="3" height="4" rx="0" class="tint"/>')
  expect(svg).not.toContain('solid')
  // As a file of its own too; another program's of that width is black where it says nothing.
  expect(readSvg(ours.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')).svg).toBe(svg)
  expect(readSvg('<svg viewBox="0 0 400 300"><path d="M0 0h9v9z"/></svg>').svg).toContain('class="solid"')
})

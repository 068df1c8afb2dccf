import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { MAX_CARD_DRAWING, MAX_MARKS } from '../project.ts'
import { linkMarks, withoutMarks } from './case-file.ts'

const app = startApp()

const SVG = '<svg viewBox="0 0 400 300">\n\n<path class="tint" d="M0 0H9"/>\n<text x="4" y="9">Ø 30</text></svg>'
const MARK = { label: 'eixo', x: 10, y: 20, to_x: 30, to_y: 40 }

const create = (fields: object) =>
  app.people.admin.post('/api/v1/new-project', { id_user: 1, title: 'Engrenagem', is_public: true, ...fields })
const update = (id: number, fields: object) =>
  app.people.admin.post('/api/v1/update-project', { id, id_user: 1, ...fields })
async function item(id: number, who: 'visitor' | 'admin' = 'visitor') {
  return (await app.people[who].post('/api/v1/item-project', { id })).body.data[0]
}
async function made(fields: object): Promise<number> {
  const { status, body } = await create(fields)
  expect([status, body]).toMatchObject([200, {}])
  return body.data.id
}

test('a drawing, its numbers, the data, before and after and the photograph are saved and shown to visitors', async () => {
  const sheet = [{ label: 'Prazo', value: '58 dias' }]
  const rows = [{ label: 'dentes', before: '17', after: '23' }]
  const id = await made({
    drawing: { figure: SVG, alt: 'A engrenagem', marks: [MARK] },
    sheet,
    compare: { before: SVG, after: '/uploads/depois.webp', before_label: 'bronze', rows },
    photo: { figure: 'https://e.com/a.jpg', caption: 'Na padaria' },
    details: { markedown: '- {1} **Eixo:** 18,02\n\n{2} Nada' },
  })
  const project = await item(id)
  const drawn = expect.stringContaining('<path class="tint" d="M0 0H9"></path>')
  expect(project).toMatchObject({
    drawing: { figure: SVG, html: drawn, alt: 'A engrenagem', marks: [MARK] },
    card_drawing: drawn,
    sheet,
    compare: { before_html: drawn, after: '/uploads/depois.webp', after_html: '', before_label: 'bronze', rows },
    photo: { figure: 'https://e.com/a.jpg', html: '', caption: 'Na padaria' },
  })
  expect(project.details.html).toContain(
    '<a class="part" id="parte-1" href="#desenho-1" aria-label="1: ver no desenho">1</a>',
  )
  expect(project.details.html).toContain('{2} Nada')
  const { body } = await app.people.visitor.post('/api/v1/list-project-publics', {})
  expect(body.data[0]).toMatchObject({ id, card_drawing: drawn, sheet })
})

test('a change of one part leaves the others, and an old revision of the same part is refused', async () => {
  const id = await made({
    drawing: { figure: SVG, alt: 'Um', marks: [MARK] },
    sheet: [{ label: 'Peso', value: '1 g' }],
  })
  const { revision } = await item(id, 'admin')
  expect(await update(id, { revision, drawing: { marks: [MARK, MARK] } })).toMatchObject({ status: 200 })
  expect(await item(id)).toMatchObject({ drawing: { alt: 'Um', marks: [MARK, MARK] }, sheet: [{ label: 'Peso' }] })
  expect(await update(id, { revision, sheet: [] })).toMatchObject({ status: 200, body: { data: { merged: true } } })
  const late = await update(id, { revision, drawing: { marks: [] } })
  expect(late).toMatchObject({ status: 409, body: { data: { conflict: { fields: ['drawing.marks'] } } } })
  expect(await item(id)).toMatchObject({ drawing: { marks: [MARK, MARK] }, sheet: [] })
})

test('of a drawing nothing stays that loads, links or runs', async () => {
  const figure = SVG.replace(
    '<text',
    '<script>x()</script><image href="//e.com/a"/><a href="javascript:x()"><rect width="1" onload="x()" height="1"/></a><text',
  )
  const { html } = (await item(await made({ drawing: { figure } }))).drawing
  expect(html).not.toMatch(/script|image|href|onload/)
})

test('a large drawing is on its page, not in lists', async () => {
  const figure = SVG.replace('<text', `${'<path d="M0 0H9"/>\n'.repeat(MAX_CARD_DRAWING / 18)}<text`)
  const id = await made({ drawing: { figure } })
  expect(await item(id)).toMatchObject({ card_drawing: '', drawing: { html: expect.stringMatching(/^<svg /) } })
})

test.each<[string, object]>([
  ['drawing.figure', { drawing: { figure: '<svg viewBox="0 0 9 9"><script>x()</script></svg>' } }],
  ['drawing.figure', { drawing: { figure: '<svg><path d="M0 0"/></svg>' } }],
  ['drawing.figure', { drawing: { figure: 'javascript:alert(1)' } }],
  ['drawing.figure', { drawing: { figure: `<svg ${'x'.repeat(60_000)}` } }],
  ['photo.figure', { photo: { figure: 'data:image/png;base64,AA' } }],
  ['drawing.marks.0.x', { drawing: { marks: [{ ...MARK, x: 101 }] } }],
  ['drawing.marks', { drawing: { marks: Array.from({ length: MAX_MARKS + 1 }, () => MARK) } }],
  ['sheet.0.value', { sheet: [{ label: 'Peso', value: 'x'.repeat(161) }] }],
  ['compare.rows', { compare: { rows: Array.from({ length: 9 }, () => ({ label: '', before: '', after: '' })) } }],
])('%s that cannot be is refused with its field, and nothing is changed', async (field, fields) => {
  const id = await made({ sheet: [{ label: 'Peso', value: '1 g' }] })
  expect(await update(id, fields)).toMatchObject({
    status: 422,
    body: { data: { error: expect.any(String), fields: { [field]: expect.any(String) } } },
  })
  expect(await item(id)).toMatchObject({ sheet: [{ label: 'Peso', value: '1 g' }], drawing: { figure: '', marks: [] } })
})

test('a number leads from where a paragraph, an item, a heading or a cell begins, once, and only if the drawing has it', () => {
  expect(linkMarks('<p>{1} a</p><h2 id="x">{2} b</h2><li>\n<p>{3} c</p></li>', 3).match(/id="parte-\d"/g)).toHaveLength(
    3,
  )
  expect(linkMarks('<p>{1} a</p><p>{1} b</p>', 1).match(/id="parte-1"/g)).toHaveLength(1)
  expect(linkMarks('<p>a {1}</p><p>{0} b</p><p>{2} c</p><pre>{1}</pre>', 1)).not.toContain('<a')
})

test('the marks of a text are left out where it is searched, and braces elsewhere stay', () => {
  expect(withoutMarks('{1} Um.\n\n- {2} Dois\n## **{3} Três**\n| a | {4} b |\nUse `{5}` aqui {6}.')).toBe(
    'Um.\n\n- Dois\n## **Três**\n| a | b |\nUse `{5}` aqui {6}.',
  )
})

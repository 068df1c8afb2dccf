import { expect, test } from 'vitest'
import { MEASURE_NAMES } from './address.ts'
import { bodyOf } from './body.ts'
import { iconOf } from './drawing/icon.ts'
import { planOf } from './drawing/plan.ts'
import { slabsOf } from './drawing/slabs.ts'
import { VIEW, viewOf } from './drawing/view.ts'
import { type Form, readMeasures } from './form.ts'
import { FORMS, type FormName } from './forms.ts'

const NAMES = Object.entries(FORMS) as [FormName, Form][]
const ends = (form: Form, end: 'least' | 'most') =>
  readMeasures(form, Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, field[end]])))

test('a box has the volume of its walls and floor', () => {
  const measures = readMeasures(FORMS.caixa, { largura: 100, fundo: 60, altura: 48, parede: 2 })
  const corners = (radius: number) => (4 - Math.PI) * radius ** 2
  const outside = 100 * 60 - corners(6)
  const inside = 96 * 56 - corners(4)
  const { volume, size } = bodyOf(FORMS.caixa, measures)
  const formula = outside * 48 - inside * 46
  expect(Math.abs(volume - formula) / formula).toBeLessThan(0.002)
  expect(size).toEqual([100, 60, 48])
})

test('a gear of 23 teeth and module 2.5 is 62.5 mm wide, and a bracket has the volume of its parts', () => {
  const gear = bodyOf(FORMS.engrenagem, readMeasures(FORMS.engrenagem))
  expect(gear.size[0]).toBeGreaterThan(62)
  expect(gear.size[0]).toBeLessThanOrEqual(62.5)

  const { aba, altura, largura, espessura, furo } = readMeasures(FORMS.suporte) as Record<string, number>
  const rib = ((aba! - espessura!) * 0.8 * altura! * 0.72 * espessura!) / 2
  const holes = 6 * Math.PI * (furo! / 2) ** 2 * espessura!
  const formula = aba! * largura! * espessura! + espessura! * largura! * (altura! - espessura!) + rib - holes
  expect(Math.abs(bodyOf(FORMS.suporte, readMeasures(FORMS.suporte)).volume - formula) / formula).toBeLessThan(0.02)
})

test.each(NAMES)('%s is a body with a drawing at every end of its measures', (_, form) => {
  for (const measures of [readMeasures(form), ends(form, 'least'), ends(form, 'most')]) {
    const body = bodyOf(form, measures)
    for (const value of [body.volume, body.surface, ...body.size]) expect(value).toBeGreaterThan(0)
    expect(body.volume).toBeLessThan(body.size[0] * body.size[1] * body.size[2])
    for (const { area } of body.slices) expect(area).toBeGreaterThan(0)
    for (const knife of [0.01, form.knife, 1]) {
      const text = JSON.stringify([viewOf(body, knife), planOf(body, knife, 0.2)])
      expect(text).not.toMatch(/NaN|Infinity|null/)
    }
  }
  expect(iconOf(form).join('')).not.toMatch(/NaN|Infinity/)
})

test.each(NAMES)('%s of one long and else short measures still holds together', (_, form) => {
  for (const [long, { most }] of Object.entries(form.fields)) {
    const least = Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, field.least]))
    const body = bodyOf(form, readMeasures(form, { ...least, [long]: most }))
    expect(body.volume, long).toBeGreaterThan(0)
    for (const { area } of body.slices) expect(area, long).toBeGreaterThan(0)
  }
})

test('an address can say all measures', () => {
  const names = new Set(NAMES.flatMap(([, { fields }]) => Object.keys(fields)))
  expect([...names].toSorted()).toEqual(MEASURE_NAMES.toSorted())
})

test('measures are read within their ends, in their steps, and whatever stands in an address', () => {
  expect(readMeasures(FORMS.caixa, { largura: '9999', fundo: '-4', altura: '50,4', parede: '2.47' })).toEqual({
    largura: 250,
    fundo: 20,
    altura: 50,
    parede: 2.4,
  })
  const first = readMeasures(FORMS.caixa)
  for (const odd of ['', 'x', 'NaN', null, {}, []])
    expect(readMeasures(FORMS.caixa, { largura: odd }).largura).toBe(first.largura)
  expect(readMeasures(FORMS.caixa, { largura: 'Infinity', toString: '3' })).toEqual(first)
  // A shaft's hole that would cut the teeth off becomes the largest that does not.
  expect(readMeasures(FORMS.engrenagem, { dentes: 8, modulo: 1, eixo: 40 }).eixo).toBe(4)
})

test('the knife parts what is printed from what is to come, and the inside is seen through the top', () => {
  const view = viewOf(bodyOf(FORMS.vaso, readMeasures(FORMS.vaso)), 0.45)
  const looks = view.layers.map(({ look }) => look)
  expect(looks.filter((look) => look === 'cut')).toHaveLength(1)
  expect(looks.indexOf('ahead')).toBe(looks.lastIndexOf('printed') + 2)
  expect(view.inside?.layers).toHaveLength(view.layers.length)
  expect(view.dimensions.map(({ text }) => text)).toContain('150')
  const enclosure = viewOf(bodyOf(FORMS.gabinete, readMeasures(FORMS.gabinete)), 1)
  expect(enclosure.lid.length).toBeGreaterThan(0)
  // Nothing leaves its box.
  const numbers = [...JSON.stringify(view.layers).matchAll(/M([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) =>
    [x, y].map(Number),
  )
  for (const [x, y] of numbers) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(VIEW.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(VIEW.height)
  }
})

test('slabs are as thick as their parts, and their texts do not meet', () => {
  const slabs = slabsOf([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 9000],
    ['e', 0],
  ])
  const lines = slabs.map(({ text }) => text[1])
  for (const [index, line] of lines.entries()) if (index) expect(lines[index - 1]! - line).toBeGreaterThanOrEqual(27)
  expect(JSON.stringify(slabsOf([['a', 0]]))).not.toMatch(/NaN|Infinity/)
})

import { expect, test } from 'vitest'
import { planOf } from '../drawing/plan.ts'
import { viewOf } from '../drawing/view.ts'
import { bodyOfMesh, isClosed, measureFacets } from './measure-stl.ts'
import { readStl } from './read-stl.ts'
import { StlRefusal } from './refusal.ts'
import { binaryStl, box, type Corner, mapped, sphere, textStl, torus, turned } from './sample-meshes.ts'

const measure = (file: ArrayBuffer) => measureFacets(readStl(file))
const round = (radius: number) => (4 / 3) * Math.PI * radius ** 3
const ringOf = (large: number, small: number) => 2 * Math.PI ** 2 * large * small ** 2
const moved = ([x, y, z]: Corner): Corner => [x + 2000, y - 2000, z + 500]
const mirrored = ([x, y, z]: Corner): Corner => [-x, y, z]
const toInches = (corner: Corner) => corner.map((side) => side / 25.4) as unknown as Corner

/** A file, its formula in cubic millimetres, how far facets may be from it, the unit, and whether it looks inwards. */
const FILES: [name: string, file: ArrayBuffer, formula: number, apart: number, unit?: number, inwards?: boolean][] = [
  ['a cube, binary', binaryStl(box([20, 20, 20])), 8000, 1e-6],
  ['a cube, text', textStl(box([20, 20, 20])), 8000, 1e-6],
  ['a cube, binary that begins with solid', binaryStl(box([20, 20, 20]), 'solid cubo'), 8000, 1e-6],
  ['a cube of a tenth', binaryStl(box([0.1, 0.1, 0.1])), 0.001, 1e-6],
  ['a block', binaryStl(box([120, 80, 2.5])), 24_000, 1e-6],
  ['a cube far from zero', binaryStl(mapped(box([20, 20, 20]), moved)), 8000, 1e-6],
  ['a cube below zero', textStl(box([20, 20, 20], [-20, -20, -20])), 8000, 1e-6],
  ['a cube inside out', binaryStl(turned(box([20, 20, 20]))), 8000, 1e-6, 1, true],
  ['a mirrored cube', binaryStl(mapped(box([20, 10, 5]), mirrored)), 1000, 1e-6, 1, true],
  ['a cube of an inch', binaryStl(mapped(box([25.4, 25.4, 25.4]), toInches)), 25.4 ** 3, 1e-6, 25.4],
  ['a hollow cube', binaryStl([...box([20, 20, 20]), ...turned(box([10, 10, 10], [5, 5, 5]))]), 7000, 1e-6],
  ['two cubes', textStl([...box([10, 10, 10]), ...box([5, 5, 5], [20, 0, 0])]), 1125, 1e-6],
  ['a sphere', binaryStl(sphere(10)), round(10), 0.003],
  ['a fine sphere', binaryStl(sphere(10, 200, 100)), round(10), 0.0007],
  ['a sphere in text', textStl(sphere(25, 64, 32)), round(25), 0.006],
  ['a mirrored sphere', binaryStl(mapped(sphere(10), mirrored)), round(10), 0.003, 1, true],
  ['a sphere in inches', binaryStl(mapped(sphere(25.4), toInches)), round(25.4), 0.003, 25.4],
  ['a torus', binaryStl(torus(40, 12)), ringOf(40, 12), 0.002],
  ['a torus in text', textStl(torus(30, 6, 80, 40)), ringOf(30, 6), 0.006],
  [
    'a mirrored torus far from zero',
    binaryStl(mapped(mapped(torus(40, 12), mirrored), moved)),
    ringOf(40, 12),
    0.002,
    1,
    true,
  ],
]

test.each(FILES)('%s has the volume of its formula', (_, file, formula, apart, unit = 1, inwards = false) => {
  const mesh = measure(file)
  const { volume, slices } = bodyOfMesh(mesh, unit)
  expect(Math.abs(volume - formula) / formula).toBeLessThan(apart)
  expect(mesh).toMatchObject({ open: 0, turned: 0, broken: 0, isInsideOut: inwards })
  expect(isClosed(mesh)).toBe(true)
  // What its layers add up to is the same, as near as layers are.
  const layered = slices.reduce((sum, { area }) => sum + (area * mesh.size[2] * unit) / slices.length, 0)
  expect(Math.abs(layered - formula) / formula).toBeLessThan(0.03)
})

test('a mesh without a facet is open at three edges, and one with a facet the wrong way has edges turned', () => {
  expect(measure(binaryStl(box([20, 20, 20]).slice(1)))).toMatchObject({ open: 3, turned: 0 })
  const [first, ...rest] = box([20, 20, 20])
  expect(measure(binaryStl([...turned([first!]), ...rest]))).toMatchObject({ open: 0, turned: 3 })
})

test('facets with numbers that are none are left out and counted', () => {
  const facets = [...box([20, 20, 20]), ...mapped(box([1, 1, 1]).slice(0, 2), ([, y, z]) => [Number.NaN, y, z])]
  for (const file of [binaryStl(facets), textStl(facets)]) {
    const mesh = measure(file)
    expect(mesh).toMatchObject({ facets: 14, broken: 2, size: [20, 20, 20] })
    expect(isClosed(mesh)).toBe(false)
  }
  expect(measure(binaryStl(mapped(box([1, 1, 1]), ([x, y]) => [x, y, 1e30]).concat(box([5, 5, 5]))))).toMatchObject({
    broken: 12,
  })
})

test('900,000 facets are measured like few', () => {
  const mesh = measure(binaryStl(torus(40, 12, 750, 600)))
  expect(mesh).toMatchObject({ facets: 900_000, open: 0, turned: 0, broken: 0 })
  expect(Math.abs(bodyOfMesh(mesh, 1).volume - ringOf(40, 12)) / ringOf(40, 12)).toBeLessThan(0.0002)
})

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer

test.each([
  ['nothing', new ArrayBuffer(0), /vazio/],
  ['a ZIP', bytes(`PK\u0003\u0004${'x'.repeat(200)}`), /3MF ou ZIP/],
  ['a PDF', bytes('%PDF-1.7 ...'), /PDF/],
  ['a STEP', bytes('ISO-10303-21; HEADER;'), /STEP/],
  ['a text renamed', bytes('Lista de compras: filamento, café, pilhas.\n'.repeat(20)), /texto com nome de STL/],
  ['a short text', bytes('oi'), /texto com nome de STL/],
  ['solid without facets', bytes('solid vazio\nendsolid vazio\n'), /nenhuma faceta/],
  ['text that is cut', textStl(box([1, 1, 1])).slice(0, 650), /meio de uma faceta/],
  ['zero facets', binaryStl([]), /zero facetas/],
  ['a file that is cut', binaryStl(sphere(10)).slice(0, 5000), /promete .* e traz 98/],
  ['other bytes', new Uint8Array(3000).fill(200).buffer, /texto|não combina/],
  ['only NaN', binaryStl(mapped(box([1, 1, 1]), () => [Number.NaN, 0, 0])), /números válidos/],
  ['one point', binaryStl(mapped(box([1, 1, 1]), () => [3, 3, 3])), /mesmo ponto/],
])('%s is refused, with what is wrong', (_, file, reason) => {
  expect(() => measure(file as ArrayBuffer)).toThrow(StlRefusal)
  expect(() => measure(file as ArrayBuffer)).toThrow(reason)
})

test('a file is drawn like a form, whatever its layers are', () => {
  const flat = mapped(box([20, 20, 1]), ([x, y]) => [x, y, 0])
  for (const facets of [
    torus(40, 12),
    [...box([5, 5, 5]), ...box([5, 5, 5], [0, 0, 40])],
    flat,
    box([20, 20, 20]).slice(1),
  ]) {
    const body = bodyOfMesh(measure(binaryStl(facets)), 1)
    for (const knife of [0.01, 0.5, 1])
      expect(JSON.stringify([viewOf(body, knife), planOf(body, knife, 0.2)])).not.toMatch(/NaN|Infinity|null/)
  }
})

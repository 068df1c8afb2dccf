import { expect, test } from 'vitest'
import { outline, type Point, polyline, smoothOutline } from './svg.ts'

test('an outline ends where its points are, however many steps were rounded on the way', () => {
  const points = Array.from({ length: 500 }, (_, index): Point => [index / 3, index / 7])
  const d = outline(points)
  const [startX = 0, startY = 0, ...steps] = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  let [x, y] = [startX, startY]
  for (let step = 0; step < steps.length; step += 2) {
    x += steps[step]!
    y += steps[step + 1]!
  }
  expect(x).toBeCloseTo(499 / 3, 1)
  expect(y).toBeCloseTo(499 / 7, 1)
})

test('a smooth outline keeps its mirrored control points at the points given, and closes', () => {
  const points = Array.from({ length: 100 }, (_, index): Point => {
    const angle = (index / 100) * Math.PI * 2
    return [100 + 50 * Math.cos(angle), 100 + 30 * Math.sin(angle)]
  })
  const [startX, startY, firstControlX, firstControlY, firstX, firstY, ...steps] = (
    smoothOutline(points).match(/-?[\d.]+/g) ?? []
  ).map(Number) as [number, number, number, number, number, number, ...number[]]
  let [x, y, controlX, controlY] = [firstX, firstY, firstControlX, firstControlY]
  for (let step = 0; step < steps.length; step += 2) {
    controlX = 2 * x - controlX
    controlY = 2 * y - controlY
    const [pointX, pointY] = points[step / 2 + 1]!
    expect(Math.hypot(controlX - pointX, controlY - pointY)).toBeLessThan(0.2)
    x += steps[step]!
    y += steps[step + 1]!
  }
  expect(x).toBeCloseTo(startX, 5)
  expect(y).toBeCloseTo(startY, 5)
})

test('nothing to draw gives nothing', () => {
  expect(outline([])).toBe('')
  expect(smoothOutline([[1, 2]])).toBe('')
  expect(polyline([[1.26, -0.01]])).toBe('M1.3 0')
})

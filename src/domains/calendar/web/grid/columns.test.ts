import { describe, expect, it } from 'vitest'
import { drawnSpan, type Place, placeSideBySide, SHORTEST } from './columns.ts'
import { DAY_MINUTES, type Span } from './local-minutes.ts'

const span = (start: number, end: number): Span => ({ start, end })

/** Numbers from 0 to below 1, the same at each run. */
function makeRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function isCovered(spans: readonly Span[], places: readonly Place[]) {
  return spans.some((a, one) =>
    spans.some((b, other) => {
      if (other <= one || a.end <= b.start || b.end <= a.start) return false
      const [left, right] = [places[one]!, places[other]!]
      // Of the same group, since they overlap: their columns are equally wide.
      expect(left.columns).toBe(right.columns)
      return left.column < right.column + right.width && right.column < left.column + left.width
    }),
  )
}

describe('events side by side', () => {
  it('gives an event alone the whole width', () => {
    expect(placeSideBySide([span(60, 120), span(120, 180)])).toEqual([
      { column: 0, width: 1, columns: 1 },
      { column: 0, width: 1, columns: 1 },
    ])
  })

  it('halves the width for two at the same time', () => {
    expect(placeSideBySide([span(90, 150), span(60, 120)])).toEqual([
      { column: 1, width: 1, columns: 2 },
      { column: 0, width: 1, columns: 2 },
    ])
  })

  it('extends over free columns at the right', () => {
    const [long, second, third, after] = placeSideBySide([span(0, 300), span(0, 60), span(0, 60), span(100, 200)])
    expect(long).toEqual({ column: 0, width: 1, columns: 3 })
    expect([second!.column, third!.column]).toEqual([1, 2])
    expect(after).toEqual({ column: 1, width: 2, columns: 3 })
  })

  it.each([20, 50, 200, 500])('covers no event of %i at random times', (count) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = makeRandom(seed * 1000 + count)
      const spans = Array.from({ length: count }, () => {
        const start = Math.floor((random() * DAY_MINUTES) / 5) * 5
        return drawnSpan(span(start, Math.min(DAY_MINUTES, start + Math.floor(random() * 48) * 5)), DAY_MINUTES)
      })
      const places = placeSideBySide(spans)
      expect(isCovered(spans, places)).toBe(false)
      for (const { column, width, columns } of places) expect(column + width).toBeLessThanOrEqual(columns)
    }
  })
})

describe('the drawn span', () => {
  it('is long enough to be read, and ends with the day', () => {
    expect(drawnSpan(span(60, 60), DAY_MINUTES)).toEqual(span(60, 60 + SHORTEST))
    expect(drawnSpan(span(1435, 1440), DAY_MINUTES)).toEqual(span(DAY_MINUTES - SHORTEST, DAY_MINUTES))
    expect(drawnSpan(span(60, 95), DAY_MINUTES)).toEqual(span(60, 95))
  })
})

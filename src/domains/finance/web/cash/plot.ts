/** Where things stand in the drawing of the curve. */
import type { CashCurve, CashDay } from '../../cash.ts'

/** Cents. */
interface Bounds {
  top: number
  bottom: number
}

/** The largest and smallest of what is drawn, zero included. */
export function bounds(curves: readonly CashCurve[], opening: number, floor: number | null): Bounds {
  const figures = curves.flatMap(({ days, weeks }) => [
    ...days.flatMap(({ balance, low }) => [balance, low]),
    ...weeks.flatMap(({ income, expenses }) => [income, -expenses]),
  ])
  const all = [0, opening, ...(floor === null ? [] : [floor]), ...figures]
  return { top: Math.max(...all), bottom: Math.min(...all) }
}

const DAYS = 91
/** Room for the texts of the axis, in pixels. */
const [LEFT, RIGHT, TOP, BOTTOM] = [58, 8, 34, 24]

export function plotOf(width: number, { top, bottom }: Bounds) {
  // Beside what can be tried, it is about as high as that.
  const height = width < 500 ? 260 : width < 700 ? 340 : 430
  const tick = tickOf(top - bottom)
  const [high, low] = [Math.ceil(top / tick) * tick || tick, Math.floor(bottom / tick) * tick]
  const dayWidth = (width - LEFT - RIGHT) / DAYS
  const inside = height - TOP - BOTTOM
  return {
    ...{ width, height, dayWidth, left: LEFT, right: width - RIGHT, top: TOP, bottom: height - BOTTOM },
    /** Weeks between two that are named below. */
    everyWeek: width < 500 ? 4 : width < 800 ? 2 : 1,
    ticks: Array.from({ length: Math.round((high - low) / tick) + 1 }, (_, index) => low + index * tick),
    /** Where a day begins. */
    x: (index: number) => round(LEFT + index * dayWidth),
    y: (cents: number) => round(TOP + ((high - cents) / (high - low)) * inside),
  }
}
export type Plot = ReturnType<typeof plotOf>

const round = (pixels: number) => Math.round(pixels * 10) / 10

/** Cents between two lines: 1, 2 or 5 times a power of ten, of which four or so fit. */
function tickOf(span: number): number {
  const rough = Math.max(span / 5, 10_000)
  const power = 10 ** Math.floor(Math.log10(rough))
  return [1, 2, 5, 10].map((times) => times * power).find((tick) => tick >= rough)!
}

/** The balance as steps, one a day, down to its low where something comes in after that. */
export const stepPath = ({ x, y }: Plot, opening: number, days: readonly CashDay[]) =>
  `M${x(0)} ${y(opening)}${days.map(({ balance, low }, index) => `V${y(low)}V${y(balance)}H${x(index + 1)}`).join('')}`

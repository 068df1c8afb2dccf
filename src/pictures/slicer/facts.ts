/* What the page says of the piece, computed from the same form that is drawn. */
import { AXIS, type Form, heightOf, LAYER_MM, LAYERS, range, TILT, TURN, UNITS_PER_MM } from './form.ts'

/** Of a printed layer, its wall and its fill. */
const PRINTED = { layerMm: 0.2, walls: 3, threadMm: 0.45, fill: 0.15, pointsATurn: 72, mmASecond: 60 }

export interface Facts {
  heightMm: number
  /** Layers as printed, each a turn of the nozzle around the piece. */
  turns: number
  layerMm: number
  walls: number
  wallMm: number
  fillPercent: number
  boardMm: number
  traces: number
  pads: number
  copperMetres: number
  pointsATurn: number
  fileLines: number
  nozzleKm: number
  mmASecond: number
  hours: number
}

export function measure(
  form: Form,
  boardRadius: number,
  circuit: Pick<Facts, 'traces' | 'pads' | 'copperMetres'>,
): Facts {
  const { layerMm, walls, threadMm, fill, pointsATurn, mmASecond } = PRINTED
  const heightMm = LAYERS * LAYER_MM
  const turns = Math.round(heightMm / layerMm)
  const lengths = range(LAYERS, (layer) => {
    const height = heightOf(layer)
    return perimeterMm(form, height) * walls + (areaMm2(form, height) * fill) / threadMm
  })
  const nozzleMm = (lengths.reduce((sum, length) => sum + length, 0) * turns) / LAYERS
  return {
    heightMm,
    turns,
    layerMm,
    walls,
    wallMm: walls * threadMm,
    fillPercent: fill * 100,
    boardMm: Math.round((2 * boardRadius) / UNITS_PER_MM),
    ...circuit,
    pointsATurn,
    fileLines: turns * pointsATurn,
    nozzleKm: nozzleMm / 1e6,
    mmASecond,
    hours: Math.round(nozzleMm / mmASecond / 3600),
  }
}

function perimeterMm(form: Form, height: number): number {
  const points = range(61, (index) => {
    const [x, y] = form.pointAt(height, (index / 60) * TURN)
    return [(x - AXIS) / UNITS_PER_MM, (y - form.centreY(height)) / UNITS_PER_MM / TILT] as const
  })
  return points.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - points[k]![0], y - points[k]![1]), 0)
}

/** Of the lobed ring; the lobes add half the square of their depth. */
const areaMm2 = (form: Form, height: number) =>
  Math.PI * (form.radius(height) / UNITS_PER_MM) ** 2 * (1 + form.shape.depth ** 2 / 2)

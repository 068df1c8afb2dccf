import type { Body } from '../body.ts'
import { blockDimensions } from '../form.ts'
import type { Loop } from '../geometry.ts'
import { type EdgeFaults, findEdgeFaults } from './edges.ts'
import type { Facets } from './read-stl.ts'
import { refuse } from './refusal.ts'
import { sliceFacets } from './slices.ts'

/** What is known of a visitor's own file, in the file's unit; loops and areas of its slices too. */
export interface Mesh extends EdgeFaults {
  facets: number
  kind: Facets['kind']
  /** Of a closed mesh. */
  volume: number
  surface: number
  size: [number, number, number]
  /** Whether its facets look inwards: a mirrored file. Its volume is that of the same turned round. */
  isInsideOut: boolean
  /** Facets that were left out since a number of theirs is none. */
  broken: number
  slices: { z: number; loops: Loop[]; area: number }[]
}

/** Larger numbers are no piece of anybody's. */
const FARTHEST = 1e7
/** Minutes by hand of a piece that nobody here has drawn: it is looked at first. */
export const MESH_HAND = 8

/** Measures facets. Throws `StlRefusal` where there is nothing to measure. @param onStep told how far it is, 0 to 1 */
export function measureFacets({ kind, corners: read }: Facets, onStep: (part: number) => void = () => {}): Mesh {
  const facets = read.length / 9
  const { corners, low, high } = wholeFacets(read)
  const size: [number, number, number] = [high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!]
  if (corners.length === 0) refuse('Nenhuma faceta traz números válidos. Exporte de novo.')
  const largest = Math.max(...size)
  if (!(largest > 0)) refuse('Todas as facetas caem no mesmo ponto: a peça não tem tamanho.')
  onStep(0.3)
  const { volume, surface } = sums(corners, low)
  const faults = findEdgeFaults(corners, low, largest)
  onStep(0.8)
  return {
    facets,
    kind,
    volume: Math.abs(volume),
    surface,
    size,
    isInsideOut: volume < 0,
    broken: facets - corners.length / 9,
    ...faults,
    slices: sliceFacets(corners, low, size),
  }
}

/** The facets all of whose numbers are some, and the ends of the box around them. */
function wholeFacets(read: Float32Array) {
  const corners = new Float32Array(read.length)
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const high = low.map((end) => -end)
  let kept = 0
  for (let from = 0; from < read.length; from += 9) {
    let isWhole = true
    for (let at = from; at < from + 9; at++) if (!(Math.abs(read[at]!) < FARTHEST)) isWhole = false
    if (!isWhole) continue
    for (let at = from; at < from + 9; at++) {
      const number = read[at]!
      const axis = (at - from) % 3
      corners[kept++] = number
      if (number < low[axis]!) low[axis] = number
      if (number > high[axis]!) high[axis] = number
    }
  }
  return { corners: corners.subarray(0, kept), low, high }
}

/** The volume by signed tetrahedra about the box's corner, above 0 where facets look outwards, and the surface. */
function sums(corners: Float32Array, low: readonly number[]) {
  const [x0, y0, z0] = low as [number, number, number]
  let volume = 0
  let surface = 0
  for (let at = 0; at < corners.length; at += 9) {
    const [ax, ay, az] = [corners[at]! - x0, corners[at + 1]! - y0, corners[at + 2]! - z0]
    const [bx, by, bz] = [corners[at + 3]! - x0, corners[at + 4]! - y0, corners[at + 5]! - z0]
    const [cx, cy, cz] = [corners[at + 6]! - x0, corners[at + 7]! - y0, corners[at + 8]! - z0]
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
    const [ux, uy, uz, wx, wy, wz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az]
    surface += Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx) / 2
  }
  return { volume, surface }
}

/** Whether a mesh has an inside that can be reckoned with. */
export const isClosed = ({ open, broken }: Pick<Mesh, 'open' | 'broken'>) => open === 0 && broken === 0

/** A mesh as a body. @param unit millimetres of one of the file's units */
export function bodyOfMesh(mesh: Mesh, unit: number): Body {
  const [width, depth, height] = mesh.size.map((side) => side * unit) as [number, number, number]
  return {
    volume: mesh.volume * unit ** 3,
    surface: mesh.surface * unit ** 2,
    slices: mesh.slices.map(({ z, loops, area }) => ({
      z: z * unit,
      loops: loops.map((loop) => ({ ...loop, points: loop.points.map(([x, y]) => [x * unit, y * unit] as const) })),
      area: area * unit ** 2,
    })),
    size: [width, depth, height],
    middle: [0, 0],
    lidFrom: 0,
    turn: 0.62,
    dimensions: blockDimensions(width, depth, height),
    hand: MESH_HAND,
    hasFoot: true,
  }
}

/** What of a mesh goes with a request. */
export const askedMesh = ({ name }: { name: string }, mesh: Mesh, { volume, surface, size }: Body) => ({
  file: name.slice(0, 200),
  volume,
  surface,
  size: [...size] as [number, number, number],
  isClosed: isClosed(mesh),
})

/* Isometric projection: both ground axes at 30 degrees, z upward. */
import { outline, type Point } from './svg.ts'

const COS_30 = 0.866
const SIN_30 = 0.5

/** Projects a point in space (x to the lower right, y to the lower left, z up) onto the picture. */
export type Projection = (x: number, y: number, z: number) => Point

/** The argument is the origin's point in the picture. */
export function createIsometric([centreX, centreY]: Point): Projection {
  return (x, y, z) => [centreX + (x - y) * COS_30, centreY + (x + y) * SIN_30 - z]
}

/** A horizontal plane of the drawing. */
export interface Plane {
  /** A point on the plane, or `lift` above it. */
  at(x: number, y: number, lift?: number): Point
  /** The outline of a rectangle on the plane, by two opposite corners. */
  rectangle(fromX: number, fromY: number, toX: number, toY: number): string
}

export function createPlane(project: Projection, z: number): Plane {
  const at = (x: number, y: number, lift = 0) => project(x, y, z + lift)
  return {
    at,
    rectangle: (fromX, fromY, toX, toY) => outline([at(fromX, fromY), at(toX, fromY), at(toX, toY), at(fromX, toY)]),
  }
}

/** The three front corners of a square plate. */
export function frontCorners(halfSide: number): Point[] {
  return [
    [-halfSide, halfSide],
    [halfSide, halfSide],
    [halfSide, -halfSide],
  ]
}

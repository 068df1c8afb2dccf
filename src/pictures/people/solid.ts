/*
 * Bodies given by distances: negative inside, positive outside, growing by at most one a unit, after
 * https://iquilezles.org/articles/distfunctions/. x to the right, y to the front, z upward.
 */
export type Solid = (x: number, y: number, z: number) => number
export type Place = readonly [x: number, y: number, z: number]

const { abs, max, min, sqrt } = Math
const length = (x: number, y: number, z: number) => sqrt(x * x + y * y + z * z)

/** Two distances as one body, whose edge between them is rounded by `k`. */
export function blend(one: number, other: number, k: number): number {
  const h = max(k - abs(one - other), 0) / k
  return min(one, other) - (h * h * k) / 4
}

/** The first without the second, likewise rounded. */
export const without = (one: number, other: number, k: number) => -blend(-one, other, k)

export const ball =
  ([cx, cy, cz]: Place, radius: number): Solid =>
  (x, y, z) =>
    length(x - cx, y - cy, z - cz) - radius

export function egg([cx, cy, cz]: Place, [rx, ry, rz]: Place): Solid {
  const least = min(rx, ry, rz)
  return (x, y, z) => (length((x - cx) / rx, (y - cy) / ry, (z - cz) / rz) - 1) * least
}

/** A rod between two points with a radius at each. */
export function bone([ax, ay, az]: Place, [bx, by, bz]: Place, radius: number, end = radius): Solid {
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az]
  const square = ux * ux + uy * uy + uz * uz
  return (x, y, z) => {
    const [wx, wy, wz] = [x - ax, y - ay, z - az]
    const t = min(1, max(0, (ux * wx + uy * wy + uz * wz) / square))
    return length(wx - ux * t, wy - uy * t, wz - uz * t) - (radius + (end - radius) * t)
  }
}

/** A block with half its sides, its edges rounded. */
export const box =
  ([cx, cy, cz]: Place, [hx, hy, hz]: Place, radius = 0.2): Solid =>
  (x, y, z) => {
    const qx = abs(x - cx) - hx + radius
    const qy = abs(y - cy) - hy + radius
    const qz = abs(z - cz) - hz + radius
    return length(max(qx, 0), max(qy, 0), max(qz, 0)) + min(0, max(qx, qy, qz)) - radius
  }

/** The same on both sides of the plane between left and right. */
export const twin =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(abs(x), y, z)

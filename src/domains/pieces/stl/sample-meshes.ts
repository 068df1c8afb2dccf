/** Meshes whose volume a formula knows, for tests. */
export type Corner = readonly [number, number, number]
export type Facet = readonly [Corner, Corner, Corner]

/** A grid of corners as facets, two a field, looking outwards. */
function surface(across: number, along: number, at: (u: number, v: number) => Corner, isFlipped = false): Facet[] {
  return Array.from({ length: across * along }, (_, index) => {
    const [i, j] = [index % across, Math.floor(index / across)]
    const [a, b, c, d] = [
      at(i / across, j / along),
      at(((i + 1) % across) / across, j / along),
      at(((i + 1) % across) / across, (j + 1) / along),
      at(i / across, (j + 1) / along),
    ]
    const pair: Facet[] = [
      [a, b, c],
      [a, c, d],
    ]
    return isFlipped ? pair.map(([x, y, z]): Facet => [x, z, y]) : pair
  }).flat()
}

export function box([w, d, h]: Corner, [x, y, z]: Corner = [0, 0, 0]): Facet[] {
  const at = (i: number): Corner => [x + (i & 1 ? w : 0), y + (i & 2 ? d : 0), z + (i & 4 ? h : 0)]
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const
  return sides.flatMap(([a, b, c, e]): Facet[] => [
    [at(a), at(b), at(c)],
    [at(a), at(c), at(e)],
  ])
}

export const sphere = (radius: number, across = 96, along = 48): Facet[] =>
  surface(across, along, (u, v) => {
    // Exactly at the poles, where rounding would leave a hole.
    const ring = v === 0 || v === 1 ? 0 : Math.sin(v * Math.PI)
    const turn = u * Math.PI * 2
    return [radius * ring * Math.cos(turn), radius * ring * Math.sin(turn), -radius * Math.cos(v * Math.PI)]
  })

export const torus = (large: number, small: number, across = 160, along = 80): Facet[] =>
  surface(across, along, (u, v) => {
    const [turn, tube] = [u * Math.PI * 2, (v % 1) * Math.PI * 2]
    const reach = large + small * Math.cos(tube)
    return [reach * Math.cos(turn), reach * Math.sin(turn), small * Math.sin(tube)]
  })

export const turned = (facets: readonly Facet[]): Facet[] => facets.map(([a, b, c]) => [a, c, b])

export const mapped = (facets: readonly Facet[], at: (corner: Corner) => Corner): Facet[] =>
  facets.map(([a, b, c]) => [at(a), at(b), at(c)])

/** A binary STL. @param head its first 80 bytes */
export function binaryStl(facets: readonly Facet[], head = ''): ArrayBuffer {
  const file = new ArrayBuffer(84 + 50 * facets.length)
  new Uint8Array(file).set(new TextEncoder().encode(head).subarray(0, 80))
  const view = new DataView(file)
  view.setUint32(80, facets.length, true)
  facets.forEach((facet, index) => {
    for (const [at, number] of facet.flat().entries()) view.setFloat32(96 + 50 * index + at * 4, number, true)
  })
  return file
}

/** An STL of text. */
export function textStl(facets: readonly Facet[]): ArrayBuffer {
  const lines = facets.map(
    (corners) =>
      `facet normal 0 0 0\n outer loop\n${corners.map((corner) => `  vertex ${corner.join(' ')}`).join('\n')}\n endloop\nendfacet`,
  )
  return new TextEncoder().encode(`solid peça\n${lines.join('\n')}\nendsolid peça\n`).buffer
}

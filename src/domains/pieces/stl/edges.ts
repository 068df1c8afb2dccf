/** What keeps a mesh from being a body. */
export interface EdgeFaults {
  /** Edges at which it is open: met by an odd number of facets. */
  open: number
  /** Edges that two facets walk the same way. */
  turned: number
}

/** Corners nearer to each other than this part of the largest side are one. */
const GRID = 2e6
const PRIMES = [73_856_093, 19_349_663, 83_492_791] as const

/** Every edge of a closed mesh is walked once each way. Corners are welded by their rounded place. */
export function findEdgeFaults(corners: Float32Array, low: readonly number[], largest: number): EdgeFaults {
  const facets = corners.length / 9
  const bits = Math.ceil(Math.log2(facets * 4 + 64))
  const names = weld(corners, low, GRID / largest, bits)
  return countFaults(names, bits)
}

/** Spreads a number over a table of 2^bits places. */
const spread = (mixed: number, mask: number) => (mixed ^ (mixed >>> 15)) & mask

/** A number for each corner, the same for those in one place: an open hash table, since maps of strings take seconds. */
function weld(corners: Float32Array, low: readonly number[], grid: number, bits: number): Int32Array {
  const mask = (1 << bits) - 1
  const count = corners.length / 3
  const first = new Int32Array(mask + 1).fill(-1)
  const places = new Int32Array(corners.length)
  const names = new Int32Array(count)
  for (let corner = 0; corner < count; corner++) {
    const at = corner * 3
    for (let axis = 0; axis < 3; axis++) places[at + axis] = Math.round((corners[at + axis]! - low[axis]!) * grid)
    const mixed =
      Math.imul(places[at]!, PRIMES[0]) ^ Math.imul(places[at + 1]!, PRIMES[1]) ^ Math.imul(places[at + 2]!, PRIMES[2])
    let slot = spread(mixed, mask)
    for (;;) {
      const other = first[slot]!
      if (other < 0) {
        first[slot] = corner
        names[corner] = corner
        break
      }
      const from = other * 3
      if (places[from] === places[at] && places[from + 1] === places[at + 1] && places[from + 2] === places[at + 2]) {
        names[corner] = other
        break
      }
      slot = (slot + 1) & mask
    }
  }
  return names
}

function countFaults(names: Int32Array, bits: number): EdgeFaults {
  const mask = (1 << bits) - 1
  const from = new Int32Array(mask + 1).fill(-1)
  const to = new Int32Array(mask + 1)
  const met = new Uint8Array(mask + 1)
  const balance = new Int8Array(mask + 1)
  for (let facet = 0; facet < names.length; facet += 3) {
    // A facet without an area has no edges.
    if (names[facet] === names[facet + 1] || names[facet + 1] === names[facet + 2] || names[facet] === names[facet + 2])
      continue
    for (let side = 0; side < 3; side++) {
      const begin = names[facet + side]!
      const end = names[facet + ((side + 1) % 3)]!
      const low = Math.min(begin, end)
      const high = Math.max(begin, end)
      let slot = spread(Math.imul(low, PRIMES[0]) ^ Math.imul(high, PRIMES[1]), mask)
      while (from[slot]! >= 0 && (from[slot] !== low || to[slot] !== high)) slot = (slot + 1) & mask
      from[slot] = low
      to[slot] = high
      met[slot]!++
      balance[slot]! += begin < end ? 1 : -1
    }
  }
  let open = 0
  let turned = 0
  for (let slot = 0; slot <= mask; slot++) {
    if (from[slot]! < 0) continue
    if (met[slot]! % 2) open++
    else if (balance[slot]) turned++
  }
  return { open, turned }
}

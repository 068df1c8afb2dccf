import { crc32, deflateRawSync } from 'node:zlib'

/** A file to pack. */
export interface ZipEntry {
  /** Path inside the archive, with `/` between folders. */
  name: string
  bytes: Uint8Array
  /** May be run, on systems that know the difference. */
  executable?: boolean
}

/** Version 2.0: deflate. */
const VERSION = 20
/** The name is UTF-8 (bit 11). */
const UTF8 = 0x0800
const DEFLATE = 8
/** Made on Unix, so that the mode in the upper half of the external attributes counts. */
const UNIX = 3 << 8
/** 1980-01-01, the first day the format knows: equal files make equal archives. */
const FIRST_DAY = 0x0021

/**
 * Packs a few small files into a ZIP, after https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. All in
 * memory, and without the 64-bit fields: for less than 65,536 files and 4 GiB.
 */
export function zipFiles(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, executable } of entries) {
    const path = Buffer.from(name)
    const packed = deflateRawSync(bytes, { level: 9 })
    const common = fields([
      [2, VERSION],
      [2, UTF8],
      [2, DEFLATE],
      [2, 0], // time
      [2, FIRST_DAY],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0], // no extra field
    ])
    const file = Buffer.concat([fields([[4, 0x04034b50]]), common, path, packed])
    const mode = 0o100000 | (executable ? 0o755 : 0o644)
    const attributes = fields([
      [2, 0], // no comment
      [2, 0], // on the first disk
      [2, 0],
      [4, (mode << 16) >>> 0],
      [4, offset],
    ])
    directory.push(
      fields([
        [4, 0x02014b50],
        [2, UNIX | VERSION],
      ]),
      common,
      attributes,
      path,
    )
    files.push(file)
    offset += file.length
  }
  const central = Buffer.concat(directory)
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ])
  return Buffer.concat([...files, central, end])
}

/** Numbers in little-endian order, each with its bytes. */
function fields(numbers: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of numbers) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by their paths, read from its central directory (APPNOTE 4.3.12). */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end === -1) throw new Error('This is no ZIP archive')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((field) =>
      field === 20 ? bytes.readUInt32LE(at + field) : bytes.readUInt16LE(at + field),
    ) as [number, number, number, number]
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const content = bytes.subarray(start, start + packed)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), isPacked ? inflateRawSync(content) : content)
    at += 46 + name + extra + comment
  }
  return files
}

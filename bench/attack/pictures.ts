import { crc32, deflateSync } from 'node:zlib'
import type { Caller } from '#tests/call.ts'
import { nextAddress } from './target.ts'

/** Where pictures are taken. */
const PATHS = ['/upload', '/profile/picture']
/** Bytes of a decoded picture that are really there, all zero: what is beyond is only announced. */
const REAL = 64 * 1024 * 1024

/** Small files that decode to large pictures, or announce that. By name, the bytes of each. */
function makeBombs(): Record<string, Buffer<ArrayBuffer>> {
  const gif = Buffer.from(
    'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
    'latin1',
  )
  const jpeg = Buffer.from('ffd8ffc0001108ffdcffdc03012200021101031101ffda000c03010002110311003f00', 'hex')
  return {
    '60 million pixels.png': png(7700, 7700, { depth: 8, colour: 2 }),
    '60 million pixels, 16 bits.png': png(7700, 7700, { depth: 16, colour: 6 }),
    '900 million pixels.png': png(30_000, 30_000, { depth: 8, colour: 0 }),
    'as wide as a header says.png': png(2 ** 31 - 1, 2 ** 31 - 1, { depth: 16, colour: 6 }),
    'a line.png': png(2 ** 24, 1, { depth: 8, colour: 2 }),
    'a text of a gigabyte.png': png(8, 8, { depth: 8, colour: 2, text: 1024 ** 3 / 8 }),
    'wide.gif': Buffer.from(gif),
    'wide.jpg': Buffer.from(jpeg),
  }
}

interface Kind {
  /** Bits of a channel. */
  depth: number
  /** 0 grey, 2 RGB, 6 RGB and opacity. */
  colour: 0 | 2 | 6
  /** Bytes of a compressed text beside the picture. */
  text?: number
}

/** A black PNG. */
function png(width: number, height: number, { depth, colour, text }: Kind): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour], 8)
  const channels = { 0: 1, 2: 3, 6: 4 }[colour]
  const bytes = Math.min(height * (1 + (width * channels * depth) / 8), 3 * REAL)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(text ? [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(text))]))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/**
 * Sends them wherever pictures are taken: all at once, most of which the queue refuses, then one after the other. Returns
 * the statuses of the answers, by picture.
 */
export async function sendBombs(caller: Caller): Promise<Record<string, string>> {
  const answers: Record<string, Set<number>> = {}
  const send = async (path: string, name: string, bytes: Buffer<ArrayBuffer>) => {
    const form = new FormData()
    form.append('file', new File([bytes], name, { type: `image/${name.split('.').at(-1)}` }))
    const { status } = await caller.post(`/api/v1${path}`, form, { 'x-forwarded-for': nextAddress() })
    ;(answers[name] ??= new Set()).add(status)
  }
  const bombs = Object.entries(makeBombs())
  const sends = bombs.flatMap(([name, bytes]) => PATHS.map((path) => () => send(path, name, bytes)))
  await Promise.all(sends.map((send) => send()))
  for (const send of sends) await send()
  return Object.fromEntries(Object.entries(answers).map(([name, statuses]) => [name, [...statuses].sort().join(', ')]))
}

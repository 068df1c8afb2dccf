import sharp from 'sharp'
import type { Caller } from '#tests/call.ts'
import { saveTask } from '#tests/task-form.ts'
import { growthDuring } from './processes.ts'

const PICTURES = 10
/** Pixels of a side; uncompressed 15 MB. */
const SIDE = 2280

/** MB of pictures sent in one save, and MB that the program's process grows by meanwhile, at its peak. */
export async function weighPictures(pid: number, admin: Caller, line: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#369', noise } })
  const bytes = await picture.png({ compressionLevel: 0 }).toBuffer()
  const save = async (count: number) => {
    const pictures = Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, bytes }))
    const { status } = await saveTask(admin, { id_project: line, nome: 'Com imagens' }, pictures)
    if (status !== 200) throw new Error(`A save of ${count} pictures was answered with ${status}`)
  }
  await save(1) // what draws pictures is loaded by the first
  return { sent: (bytes.length * PICTURES) / 1024 ** 2, grown: await growthDuring(pid, () => save(PICTURES)) }
}

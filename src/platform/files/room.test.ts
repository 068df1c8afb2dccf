import { describe, expect, test } from 'vitest'
import { DiskRoom, openRooms } from './room.ts'

const FLOOR = 256 * 1024 * 1024
/** The room of a disk with that many bytes free above the floor. */
const roomOf = (free: number) => new DiskRoom('/', () => ({ bavail: FLOOR + free, bsize: 1 }))
const noRoom = { status: 507, message: expect.stringContaining('Não há espaço no servidor para este arquivo') }
const fits = (room: DiskRoom, bytes: number) => room.reserve(bytes, 'este arquivo', async () => true).catch(() => false)

describe('of two writers at once', () => {
  test('the one that no longer fits is refused, and fits when the other is done or has failed', async () => {
    const room = roomOf(100)
    for (const end of ['done', 'failed']) {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const [first, second] = [
        room.reserve(60, 'este arquivo', () => promise),
        room.reserve(60, 'este arquivo', async () => 'never'),
      ]
      await expect(second).rejects.toMatchObject(noRoom)
      expect(await fits(room, 40)).toBe(true)
      expect(await fits(room, 41)).toBe(false)
      if (end === 'done') resolve('stored')
      else reject(new Error('cut off'))
      await first.catch(() => undefined)
      expect(await fits(room, 100)).toBe(true)
    }
  })

  test('what one has written is not counted twice: it is no longer free', async () => {
    let free = FLOOR + 100
    const room = new DiskRoom('/', () => ({ bavail: free, bsize: 1 }))
    await room.reserve(60, 'este arquivo', async (written) => {
      free -= 50
      written(50)
      expect(await fits(room, 40)).toBe(true)
      expect(await fits(room, 41)).toBe(false)
      written(50) // more than announced: others' reservations stay
      expect(await fits(room, 50)).toBe(true)
      expect(await fits(room, 51)).toBe(false)
    })
    expect(await fits(room, 51)).toBe(false)
  })
})

test('256 MiB stay free', async () => {
  expect(await fits(roomOf(0), 0)).toBe(true)
  expect(await fits(roomOf(0), 1)).toBe(false)
  expect(await fits(roomOf(-1), 0)).toBe(false)
})

test.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('a disk that fills up all the same (%s) is no room', async (code) => {
  const full = new Error('wrapped', { cause: Object.assign(new Error('full'), { code }) })
  await expect(roomOf(9).reserve(1, 'este arquivo', () => Promise.reject(full))).rejects.toMatchObject(noRoom)
})

test('what goes to a bucket or to a database elsewhere needs no room here', async () => {
  const full = () => ({ bavail: 0, bsize: 4096 })
  const accepted = async (settings: object) => {
    const { dataDir, files, database } = openRooms({ dataDir: '/', ...settings }, full)
    const tries = [dataDir, files, database].map((room) => room.reserve(1, 'isto', async () => true).catch(() => false))
    return Promise.all(tries)
  }
  expect(await accepted({})).toEqual([false, false, false])
  expect(await accepted({ s3: {} })).toEqual([false, true, false])
  expect(await accepted({ databaseUrl: 'postgres://elsewhere/vitrine' })).toEqual([false, false, true])
})

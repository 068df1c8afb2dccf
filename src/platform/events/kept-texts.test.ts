import { expect, test } from 'vitest'
import { KeptTexts } from './kept-texts.ts'

const read = async (texts: KeptTexts, topic: string, counter: number, text = `${topic} at ${counter}`) =>
  (await texts.find(topic, counter, async () => text)).bytes.toString()

test('a text is made once for a counter, and anew for the next, whether or not its event arrived', async () => {
  const texts = new KeptTexts()
  expect(await read(texts, 'line:1', 1)).toBe('line:1 at 1')
  expect(await read(texts, 'line:1', 1, 'not made')).toBe('line:1 at 1')
  expect(await read(texts, 'line:1', 2)).toBe('line:1 at 2')
  expect(texts.topics).toEqual(['line:1'])
})

test('an event drops what is older than it alone', async () => {
  const texts = new KeptTexts()
  await read(texts, 'line:1', 2)
  texts.drop('line:1', 2)
  texts.drop('line:2', 9)
  expect(texts.topics).toEqual(['line:1'])
  texts.drop('line:1', 3)
  expect(texts.topics).toEqual([])
})

test('those who ask at once get one that is made once; one that could not be made is asked for again', async () => {
  const texts = new KeptTexts()
  let made = 0
  const make = async () => `${++made}`
  const all = await Promise.all(Array.from({ length: 5 }, () => texts.find('line:1', 1, make)))
  expect(all.map(({ bytes }) => bytes.toString())).toEqual(['1', '1', '1', '1', '1'])
  await expect(texts.find('line:1', 2, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read(texts, 'line:1', 2)).toBe('line:1 at 2')
})

test('what was being made when events were missed is not kept', async () => {
  const texts = new KeptTexts()
  const { promise, resolve } = Promise.withResolvers<string>()
  const old = texts.find('line:1', 1, () => promise)
  texts.dropAll()
  const fresh = read(texts, 'line:1', 1, 'fresh')
  resolve('old')
  expect((await old).bytes.toString()).toBe('old')
  expect(await fresh).toBe('fresh')
  expect(await read(texts, 'line:1', 1, 'not made')).toBe('fresh')
})

test('no more bytes are kept than the bound: those used last stay, and none that is larger', async () => {
  const texts = new KeptTexts(10_000)
  for (let line = 1; line <= 100; line++) {
    await read(texts, 'line:0', 1, 'x'.repeat(1000))
    await read(texts, `line:${line}`, 1, 'é'.repeat(1000))
    expect(texts.size).toBeLessThanOrEqual(10_000)
  }
  expect(texts.topics).toContain('line:0')
  expect(texts.topics).toContain('line:100')
  expect(texts.topics.length).toBeLessThan(6)
  await read(texts, 'line:200', 1, 'x'.repeat(20_000))
  expect(texts.topics).not.toContain('line:200')
  expect(texts.size).toBeLessThanOrEqual(10_000)
})

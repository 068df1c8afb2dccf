import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB

test('a size counts 1024 bytes as a kB, so that limits read as they were set', () => {
  expect([0, 900, 12_345, 840 * KB].map(fileSize)).toEqual(['1 kB', '1 kB', '12 kB', '840 kB'])
  expect([5 * MB, 3.2 * MB, 48 * MB, 1000 * MB].map(fileSize)).toEqual(['5 MB', '3,2 MB', '48 MB', '1.000 MB'])
  expect([2 * GB, 1.5 * GB, 4000 * GB].map(fileSize)).toEqual(['2 GB', '1,5 GB', '4.000 GB'])
})

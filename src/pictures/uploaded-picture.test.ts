import { expect, test } from 'vitest'
import { uploadedPath, uploadedPicture, uploadedWidths } from './uploaded-picture.ts'

const HASH = '0123456789abcdef'

test.each([
  [300, [300]],
  [640, [640]],
  [641, [640, 641]],
  [1280, [640, 1280]],
  [1600, [640, 1280, 1600]],
  [1920, [640, 1280, 1920]],
  [6000, [640, 1280, 1920]],
])('a picture %i wide is kept in the widths %j', (width, widths) => {
  expect(uploadedWidths(width)).toEqual(widths)
})

test('a large picture tells its size and all its copies', () => {
  const url = uploadedPath(HASH, { width: 1920, height: 1080 })
  expect(url).toBe(`/uploads/${HASH}-1920x1080.webp`)
  expect(uploadedPicture(url)).toEqual({
    src: url,
    srcSet: `/uploads/${HASH}-1920x1080-640.webp 640w, /uploads/${HASH}-1920x1080-1280.webp 1280w, ${url} 1920w`,
    width: 1920,
    height: 1080,
  })
})

test('a small picture has one copy', () => {
  const url = `/uploads/${HASH}-320x2000.webp`
  expect(uploadedPicture(url)).toEqual({ src: url, srcSet: `${url} 320w`, width: 320, height: 2000 })
})

test.each([
  `/uploads/${HASH}-1920x1080-640.webp`,
  `/uploads/${HASH}-1921x1080.webp`,
  `/uploads/${HASH}-0x10.webp`,
  `/uploads/${HASH}-640x99999.webp`,
  `/uploads/${HASH}-640x480.png`,
  `/uploads/${HASH.slice(1)}-640x480.webp`,
  `/uploads/../${HASH}-640x480.webp`,
  `https://example.org/uploads/${HASH}-640x480.webp`,
  `/uploads/${HASH}-640x480.webp?x`,
  '/pictures/v1/contour/12.svg',
  '',
])('%j is no uploaded picture', (url) => {
  expect(uploadedPicture(url)).toBeNull()
})

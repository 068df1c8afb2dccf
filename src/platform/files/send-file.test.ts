import { expect, test } from 'vitest'
import { attachment } from './send-file.ts'

test.each([
  ['manual.pdf', `attachment; filename="manual.pdf"; filename*=UTF-8''manual.pdf`],
  ['Luminária Onda.zip', `attachment; filename="Luminaria Onda.zip"; filename*=UTF-8''Lumin%C3%A1ria%20Onda.zip`],
  [`o "b'(1)*.zip`, `attachment; filename="o _b'(1)*.zip"; filename*=UTF-8''o%20%22b%27%281%29%2A.zip`],
  [
    'a\r\nset-cookie: x/..\\b',
    `attachment; filename="a__set-cookie: x_.._b"; filename*=UTF-8''a__set-cookie%3A%20x_.._b`,
  ],
  ['图.zip', `attachment; filename="_.zip"; filename*=UTF-8''%E5%9B%BE.zip`],
])('%j is saved under its name', (name, header) => {
  expect(attachment(name)).toBe(header)
})

import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['Luminária Onda 2.0.zip', 'Luminária Onda 2.0.zip'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Nina\\leitor.exe', 'leitor.exe'],
  ['a<b>:"|?*c.tar.gz', 'abc.tar.gz'],
  ['linha\r\nSet-Cookie: x=1.zip', 'linhaSet-Cookie x=1.zip'],
  ['foto\u202egnp.exe', 'fotognp.exe'],
  ['  . muitos   espaços .pdf ', 'muitos espaços.pdf'],
  ['nome.', 'nome'],
  ['.htaccess', 'htaccess'],
  ['...', 'arquivo'],
  ['/', 'arquivo'],
  ['日本語.txt', '日本語.txt'],
  ['cafe\u0301.txt', 'café.txt'],
  ['meio\ud800.bin', 'meio\ufffd.bin'],
  [`${'x'.repeat(300)}.tar`, `${'x'.repeat(80)}.tar`],
  [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(78)}`],
])('%j becomes %j', (typed, name) => {
  expect(cleanFileName(typed)).toBe(name)
})

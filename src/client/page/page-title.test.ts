import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

const FIRM = {
  name: 'Três Camadas',
  tagline: 'Software sob medida, engenharia embarcada e protótipos impressos.',
}
const LONG = 'Banco de dados pequeno também precisa de índice'

test.each([
  [undefined, FIRM, 'Três Camadas · Software sob medida, engenharia embarcada'],
  [undefined, { name: 'Norte', tagline: '' }, 'Norte'],
  [undefined, { name: 'a'.repeat(80), tagline: 'Faz.' }, 'a'.repeat(60)],
  ['Contato', FIRM, 'Contato · Três Camadas · Software sob medida'],
  ['Contato', { name: 'Norte', tagline: 'Impressão e solda' }, 'Contato · Norte · Impressão'],
  ['Um título de trinta caracteres', FIRM, 'Um título de trinta caracteres · Três Camadas'],
  ['Contato', {}, 'Contato'],
  [LONG, FIRM, LONG],
  [`${LONG}, e o grande também`, FIRM, 'Banco de dados pequeno também precisa de índice, e o grande…'],
  [`${LONG} para que a busca`, FIRM, 'Banco de dados pequeno também precisa de índice para que…'],
  ['x'.repeat(200), FIRM, `${'x'.repeat(59)}…`],
])('%s of %o is %s', (own, firm, title) => {
  expect(pageTitle(own, firm)).toBe(title)
  expect(title.length).toBeLessThanOrEqual(60)
})

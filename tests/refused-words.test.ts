import { expect, test } from 'vitest'
import { findRefusedIn, findRefusedWords } from '../scripts/house/refused-words.ts'

test.each([
  [`<SearchField label="Procurar nas tarefas" />`, 'Buscar'],
  ['          Apagar tudo', 'Excluir'],
  [`confirm: 'Tirar',`, 'Remover, or Excluir for a record'],
  [`<th scope="col">Status</th>`, 'Situação'],
  [`{isBusy ? 'Enviando...' : 'Enviar'}`, '…'],
  [`work: ['Situação', 'Trabalho'],`, 'Situação'],
])('%s is refused', (line, instead) => {
  expect(findRefusedIn('a.tsx', `\n${line}`)).toEqual([expect.stringMatching(/^a\.tsx:2 /)])
  expect(findRefusedIn('a.tsx', line)[0]).toContain(`: say ${instead}`)
})

test.each([
  `label: 'Tirar do ar',`,
  `status: ['Status', 'Situação'],`,
  `create: ['Nova Transação', 'Nova transação'],`,
  '// Procurar is what the specification says.',
  `  Status: 'Situação',`,
  `title: 'Retirar a administração',`,
])('%s stands', (line) => {
  expect(findRefusedIn('a.tsx', line)).toEqual([])
})

test('no screen says a refused word', () => {
  expect(findRefusedWords()).toEqual([])
})

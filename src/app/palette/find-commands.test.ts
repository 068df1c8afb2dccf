import { expect, test } from 'vitest'
import { findCommands } from './find-commands.ts'

const command = (label: string, words = '') => ({ label, words })
const GROUPS = [
  { label: 'Telas', commands: [command('Módulos', 'ligar desligar'), command('Horas', 'relógio'), command('Vendas')] },
  { label: 'Ações', commands: [command('Sair', 'desligar'), command('Ligar o relógio')] },
]
const found = (typed: string) =>
  findCommands(GROUPS, typed).map(({ label, commands }) => [label, ...commands.map((one) => one.label)])

test('what is called as one types stands before what is found by other words', () => {
  expect(found('ligar')).toEqual([
    ['Ações', 'Ligar o relógio', 'Sair'],
    ['Telas', 'Módulos'],
  ])
  expect(found('RELOGIO')).toEqual([
    ['Ações', 'Ligar o relógio'],
    ['Telas', 'Horas'],
  ])
  expect(found('ven')).toEqual([['Telas', 'Vendas']])
  expect(found('nada disto')).toEqual([])
})

test('with nothing typed all stand in their order', () => {
  expect(found('')).toEqual([
    ['Telas', 'Módulos', 'Horas', 'Vendas'],
    ['Ações', 'Sair', 'Ligar o relógio'],
  ])
})

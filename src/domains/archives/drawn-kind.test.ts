import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnKind } from './drawn-kind.ts'

test.each([
  ['Placa que dorme com 5 µA', 'board'],
  ['Sensores na horta', 'board'],
  ['Impressão 3D sem suporte', 'piece'],
  ['PROTÓTIPOS baratos', 'piece'],
  ['Um servidor que volta sozinho', 'stack'],
  ['O que aprendemos este ano', 'contour'],
  // Part of a word is none: 'Plano', 'Telado'.
  ['Plano para o telado', 'contour'],
])('the picture of an article named %s is a %s', (title, kind) => {
  expect(drawnKind(title)).toBe(kind)
})

test('the sample articles have pictures of every kind', () => {
  const articles: { title: string }[] = JSON.parse(readFileSync('seed/archives/index.json', 'utf8'))
  expect(new Set(articles.map(({ title }) => drawnKind(title)))).toEqual(
    new Set(['board', 'piece', 'stack', 'contour']),
  )
})

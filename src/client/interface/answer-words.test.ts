import { expect, test } from 'vitest'
import { inPanel } from '#words.ts'
import { answerWords } from './answer-words.ts'

const portuguese = (text: string) => inPanel(answerWords(text), 'portuguese')

test('a text of an answer that the specification gives stands in Portuguese, wherever it is a part of its own', () => {
  expect(portuguese('Untitled Project')).toBe('Projeto sem título')
  expect(portuguese('11-014 · Untitled Project')).toBe('11-014 · Projeto sem título')
  expect(portuguese('Revisar\nUntitled Project\nPrazo: 03/04/2026')).toBe(
    'Revisar\nProjeto sem título\nPrazo: 03/04/2026',
  )
})

test('what somebody wrote stays, and all of it as specified', () => {
  const note = 'Um Untitled Project de 2026 · Sala 2'
  expect(portuguese(note)).toBe(note)
  expect(inPanel(answerWords('11-014 · Untitled Project'), 'specified')).toBe('11-014 · Untitled Project')
})

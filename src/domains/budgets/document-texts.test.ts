import { expect, test } from 'vitest'
import { dueText } from './document-texts.ts'

test.each([
  [{ due: '' }, 'na aprovação'],
  [{ due: '2026-12-20' }, '20/12/2026'],
  [{ due: '', days: 0 }, 'no aceite'],
  [{ due: '', days: 1 }, '1 dia depois do aceite'],
  [{ due: '', days: 30 }, '30 dias depois do aceite'],
  [{ due: '2026-12-20', days: 7 }, '20/12/2026, 7 dias depois do aceite'],
])('%j is due %s', (payment, text) => expect(dueText(payment)).toBe(text))

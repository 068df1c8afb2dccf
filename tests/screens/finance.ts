import { page } from 'vitest/browser'
import type { Answers } from './answers.ts'
import { FINANCE } from './ledger.ts'
import { openScreen } from './screen.tsx'

export const dialog = (name: string) => page.getByRole('dialog', { name })
export const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
export const saved = (id: number, revision = 1) => ({ result: true as const, data: { id, revision, merged: false } })
export const open = (path: string, finance: Answers['finance']) =>
  openScreen(`${FINANCE}/${path}`, { as: 'staff', answers: { finance } })

import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import type { HoursRow } from '#domains/hours/contract.ts'
import { dayOf } from '#time.ts'
import type { Answers } from './answers.ts'
import { sessionIn } from './frame.ts'

/** The week of today. */
export const SCREEN = '/dashboard/hours'
export const TODAY = dayOf(nowMs())

export const row = (task: number, nome: string, minutes = 0): HoursRow => ({
  ...{ task, id_text: `11-00${task}`, nome, project_id: 11, project: 'Estação da horta' },
  to: `/dashboard/production-line/backlog/11?task=11-00${task}`,
  cells: minutes ? [{ day: TODAY, minutes, billed: 0, budgets: [], note: '', revision: 1 }] : [],
})
export const week = [row(1, 'Ficha de montagem', 90), row(2, 'Gravar as placas')]
export const TIMER = {
  ...{ id: 5, task: 2, id_text: '11-002', nome: 'Gravar as placas', project_id: 11, project: 'Estação da horta' },
  ...{ to: '/dashboard', started: '2026-11-23T12:00:00.000Z', seconds: 2520 },
}

export function answersOf(hours: NonNullable<Answers['hours']> = {}): Answers {
  const timer = { read: () => ({ data: { running: null, stopped: [] } }), ...hours.timer }
  return {
    accounts: { session: sessionIn('portuguese') },
    hours: {
      week: () => ({ data: week, gone: [] }),
      set: () => ({ result: true as const, data: { revision: 2, merged: false } }),
      ...hours,
      timer,
    },
  }
}
export const cellOf = (nome: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${nome}, .* ${TODAY.slice(8)}/${TODAY.slice(5, 7)}`) })

import { requireUser, type WaitingSource } from '#platform/context.ts'
import { hoursText, minutesBetween } from '../hours.ts'
import { stopIdle } from './jobs.ts'

/** The caller's timers that stopped by themselves. */
export const timersWaiting: WaitingSource = {
  label: 'Horas',
  kinds: ['timer'],
  async list(context, limit) {
    const { id } = requireUser(context)
    await stopIdle(context.db, context.clock.now(), id)
    const rows = await context.db
      .selectFrom('task_timers')
      .innerJoin('tasks', 'tasks.id', 'task_timers.task_id')
      .select(['task_timers.id', 'id_text', 'nome', 'started_at', 'stopped_at'])
      .where('user_id', '=', id)
      .where('stopped_at', 'is not', null)
      .orderBy('stopped_at')
      .limit(limit)
      .execute()
    return rows.map(({ id, id_text, nome, started_at, stopped_at }) => ({
      ...{ kind: 'timer', id, group: 'do' as const, at: stopped_at!, when: 'since' as const },
      who: `${id_text} ${nome}`,
      what: `o relógio parou sozinho depois de ${hoursText(minutesBetween(started_at, stopped_at!)) || '0:00'}`,
      amount: null,
      to: '/dashboard/hours',
      state: '',
    }))
  },
}

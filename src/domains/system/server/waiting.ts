import { isAdmin, type WaitingSource } from '#platform/context.ts'
import { readBackups } from './state.ts'

/** That the daily backup is missing; the admin's. */
export const backupWaiting: WaitingSource = {
  label: 'Sistema',
  kinds: ['backup'],
  async list(context) {
    if (!isAdmin(context)) return []
    const { isLate, last } = await readBackups(context)
    if (!isLate) return []
    return [
      {
        ...{ kind: 'backup', id: 1, group: 'do', at: new Date(last ?? context.clock.now()), when: 'since' },
        who: 'Cópia de segurança',
        what: last ? 'a desta noite não saiu' : 'nenhuma saiu ainda',
        amount: null,
        to: '/dashboard/system',
        state: '',
      },
    ]
  },
}

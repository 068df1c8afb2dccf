import { type DateOverlay, requireUser } from '#platform/context.ts'

/** Days on which bills are due as an overlay of the calendar: the caller's own, to pay and to receive. */
export const billOverlay: DateOverlay = {
  name: 'bills',
  label: 'Contas a pagar e a receber',
  async list(context, { from, to, limit }) {
    const rows = await context.db
      .selectFrom('finance_bills')
      .select(['id', 'due', 'description', 'type', 'paid_on'])
      .where('id_user', '=', requireUser(context).id)
      .where('deleted_at', 'is', null)
      .where('due', '>=', from)
      .where('due', '<=', to)
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, due, description, type, paid_on }) => ({
      id,
      day: due,
      title: description,
      note: type === 'receita' ? 'a receber' : 'a pagar',
      to: '/dashboard/financial-report/bills',
      isDone: paid_on !== null,
    }))
  },
}

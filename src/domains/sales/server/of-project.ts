import type { ExpressionBuilder } from 'kysely'
import type { Dependents } from '#platform/contributions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { OrderState } from '../order.ts'

/** States of the orders that nobody has paid. Until it expires, a card's payment that has begun can still be confirmed. */
const UNPAID: readonly OrderState[] = ['created', 'failed', 'expired']

/** Orders without money, which go with their project: those that nobody can pay, the demonstration's, and the sandbox's. */
const isWithoutMoney = (eb: ExpressionBuilder<DB, 'orders'>) =>
  eb.or([
    eb('state', 'in', UNPAID).and(eb.or([eb('state', '=', 'expired'), eb('reference', 'not like', 'pi\\_%')])),
    eb('demo', '=', true),
    eb('sandbox', '=', true),
  ])

/** The orders of projects: a project that was sold, or may be yet, stays. */
export const ordersOfProjects: Dependents = {
  of: 'projects',

  async findKept(db, projects) {
    if (projects.length === 0) return []
    const rows = await db
      .selectFrom('orders')
      .select('project_id')
      .distinct()
      .where('project_id', 'in', projects)
      .where((eb) => eb.not(isWithoutMoney(eb)))
      .execute()
    return rows.map(({ project_id }) => project_id)
  },

  async removeWith(db, projects) {
    await db.deleteFrom('orders').where('project_id', 'in', projects).where(isWithoutMoney).execute()
    const left = await db
      .selectFrom('orders')
      .innerJoin('projects', 'projects.id', 'orders.project_id')
      .select('projects.title')
      .where('project_id', 'in', projects)
      .limit(1)
      .executeTakeFirst()
    if (!left) return
    const name = left.title ? `“${left.title}”` : 'Este projeto'
    throw new AppError(
      'project-sold',
      `${name} tem pedidos pagos ou à espera de pagamento. Tire-o do público em vez de excluí-lo.`,
    )
  },
}

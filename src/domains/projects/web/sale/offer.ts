import type { Plans } from '#domains/site/contract.ts'
import { toCents } from '#money.ts'
import { salePrice } from '../../project.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** The fields of a project that its sale page needs. */
export type Offer = Pick<ShownProject, 'id' | 'title' | 'trade' | 'is_public' | 'sale' | 'resum'>

export type Plan = Plans[number]

/** The first payment in cents: the product and the first month of the plan. */
export const totalOf = ({ sale }: Offer, plan: Plan) => salePrice(sale) + toCents(plan.price)

import type { Plans } from '#domains/site/contract.ts'
import type { ShownProject } from '../parts/load-project.ts'

/** What is sold: the project, once. */
export type Offer = Pick<ShownProject, 'id' | 'title' | 'trade' | 'is_public' | 'sale' | 'resum'>

export type Plan = Plans[number]

/** Reais of the product as it is shown and counted: a whole value. */
const productPrice = ({ sale }: Offer) => Math.round(sale.value)

/** Reais due at once: the product, and the first month of the plan. Summed in cents, as 0.1 + 0.2 is not 0.3. */
export const totalOf = (offer: Offer, plan: Plan) => (productPrice(offer) * 100 + Math.round(plan.price * 100)) / 100

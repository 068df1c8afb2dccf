import type { PlanRule } from '#domains/projects/project.ts'
import { salePrice } from '#domains/projects/project.ts'
import type { SectionSource } from '#domains/site/server/sections.ts'
import { readPlans } from '#domains/site/server/service.ts'
import { fileFormat } from '#file-size.ts'
import { toReais } from '#money.ts'
import { AppError } from '#platform/errors.ts'
import { totalOf } from '../order.ts'
import type { Offer } from '../sale-schemas.ts'

/** What can be bought of a public project. Throws 404 for one that is not on sale. */
export async function readOffer(context: SectionSource, app: number): Promise<Offer> {
  const offer = await findOffer(context, app)
  if (!offer) throw new AppError('missing', 'Este projeto não está à venda.')
  return offer
}

/** What can be bought of a public project; undefined for one that is not on sale. */
export async function findOffer(context: SectionSource, app: number): Promise<Offer | undefined> {
  const project = await context.db
    .selectFrom('public_projects')
    .innerJoin('projects', 'projects.id', 'public_projects.id')
    .select(['public_projects.title', 'public_projects.sale_title', 'public_projects.sale_value'])
    .select(['public_projects.plan', 'has_sold_file', 'sale_name', 'link_sale', 'sale_size'])
    .where('public_projects.id', '=', app)
    // Not the view's: where Vendas is off, what was begun can be finished, and a plan goes on.
    .where('projects.is_sale', '=', true)
    .executeTakeFirst()
  if (!project) return undefined
  const value = toReais(salePrice({ value: toReais(project.sale_value ?? 0) }))
  const rule = project.plan as PlanRule
  const plans = rule === 'none' ? [] : await readPlans(context)
  // Until there are plans, a product that requires one cannot be bought, any other is sold alone.
  const plan = rule === 'optional' && plans.length === 0 ? 'none' : rule
  const choices = plan === 'required' ? plans.map(({ key }) => key) : ['', ...plans.map(({ key }) => key)]
  return {
    app,
    title: project.sale_title || project.title || '',
    value,
    plan,
    plans,
    file: project.has_sold_file
      ? { format: fileFormat(project.sale_name || project.link_sale), size: project.sale_size }
      : null,
    buyable: project.has_sold_file === true && choices.some((choice) => totalOf({ value, plans }, choice) > 0),
  }
}

/** The offer of a project that may be bought. Throws 404 and, where it has no sold file, 409. */
export async function readBuyable(context: SectionSource, app: number): Promise<Offer> {
  const offer = await readOffer(context, app)
  if (!offer.buyable)
    throw new AppError('not-on-sale-yet', 'Este projeto ainda não pode ser comprado pelo site. Escreva para nós.')
  return offer
}

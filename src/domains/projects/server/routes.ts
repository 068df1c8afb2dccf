import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { projectsContract } from '../contract.ts'
import { findAround } from './around.ts'
import { findProject, listProjects } from './service.ts'

const projects = implement(projectsContract).$context<Context>().use(enforceAccess)

export const projectsRoutes = projects.router({
  publics: projects.publics.handler(({ context, input }) => listProjects(context, input)),
  highlighted: projects.highlighted.handler(({ context, input }) => listProjects(context, input, 'is_highlighted')),
  onSale: projects.onSale.handler(({ context, input }) => listProjects(context, input, 'is_sale')),
  around: projects.around.handler(async ({ context, input }) => ({ data: await findAround(context, input.id) })),
  item: projects.item.handler(async ({ context, input }) => ({ data: [await findProject(context, input.id)] })),
})

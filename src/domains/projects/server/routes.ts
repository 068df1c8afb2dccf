import { serve } from '#platform/http/calls.ts'
import { projectsContract } from '../contract.ts'
import { findAround } from './around.ts'
import { findProject, listProjects, listPublicProjects } from './service.ts'
import { readTrade } from './trade.ts'

export const projectsRoutes = serve(projectsContract, {
  publics: listPublicProjects,
  trade: readTrade,
  highlighted: (context, input) => listProjects(context, input, 'is_highlighted'),
  onSale: (context, input) => listProjects(context, input, 'is_sale'),
  around: async (context, input) => ({ data: await findAround(context, input.id) }),
  item: async (context, input) => ({ data: [await findProject(context, input.id)] }),
})

import { implement } from '@orpc/server'
import type { Context } from '../../../platform/context.ts'
import { enforceAccess } from '../../../platform/http/calls.ts'
import type { Documents } from '../../../platform/http/documents.ts'
import { siteContract } from '../contract.ts'
import { readFrame } from './service.ts'
import { sendRobots, sendSitemap } from './sitemap.ts'

const site = implement(siteContract).$context<Context>().use(enforceAccess)

export const siteRoutes = site.router({
  frame: site.frame.handler(({ context }) => readFrame(context)),
})

export const siteDocuments: Documents = { '/sitemap.xml': sendSitemap, '/robots.txt': sendRobots }

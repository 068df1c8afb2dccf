import { implement } from '@orpc/server'
import type { Context } from '#platform/context.ts'
import { enforceAccess } from '#platform/http/calls.ts'
import { siteContract } from '../contract.ts'
import { findBilling, saveBilling } from './billing.ts'
import { removeLogo, saveLogo } from './logo/save-logo.ts'
import { previewSection } from './preview.ts'
import { resetSection, restoreVersion, saveSection } from './save.ts'
import { readSection, readSettings } from './sections.ts'
import { readFrame, readPlans } from './service.ts'
import { readLegal, readPrivacy } from './texts.ts'
import { findVersion, listVersions } from './versions.ts'

const site = implement(siteContract).$context<Context>().use(enforceAccess)

export const siteRoutes = site.router({
  frame: site.frame.handler(({ context }) => readFrame(context)),
  home: site.home.handler(async ({ context }) => ({ data: await readSection(context, 'home') })),
  legal: site.legal.handler(({ context }) => readLegal(context)),
  privacy: site.privacy.handler(({ context }) => readPrivacy(context)),
  plans: site.plans.handler(async ({ context }) => ({ data: await readPlans(context) })),
  settings: site.settings.handler(async ({ context }) => ({ data: await readSettings(context) })),
  save: site.save.handler(({ context, input }) => saveSection(context, input)),
  reset: site.reset.handler(({ context, input }) => resetSection(context, input.section)),
  versions: site.versions.handler(({ context, input }) => listVersions(context, input)),
  version: site.version.handler(({ context, input }) => findVersion(context, input)),
  restore: site.restore.handler(({ context, input }) => restoreVersion(context, input)),
  saveLogo: site.saveLogo.handler(({ context, input }) => saveLogo(context, input.file)),
  removeLogo: site.removeLogo.handler(({ context }) => removeLogo(context)),
  billing: site.billing.handler(({ context }) => findBilling(context)),
  saveBilling: site.saveBilling.handler(({ context, input }) => saveBilling(context, input)),
  preview: site.preview.handler(({ context, input }) => previewSection(context, input)),
})

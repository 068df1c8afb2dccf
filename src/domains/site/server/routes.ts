import { serve } from '#platform/http/calls.ts'
import { siteContract } from '../contract.ts'
import { findBilling, saveBilling } from './billing.ts'
import { listCounted, listShown } from './evidence.ts'
import { removeLogo, saveLogo } from './logo/save-logo.ts'
import { listModules, saveModule } from './modules.ts'
import { readChoices, saveFirmPanel, saveOwnPanel } from './panel.ts'
import { findPerson, listAuthors, readPeople } from './people.ts'
import { listRedirects, removeRedirect, saveRedirect } from './redirects.ts'
import { resetSection, restoreVersion, saveSection } from './save.ts'
import { previewSection, readSection, readSettings } from './sections.ts'
import { readFrame, readPlans } from './service.ts'
import { readLegal, readPrivacy } from './texts.ts'
import { findVersion, listVersions } from './versions.ts'

export const siteRoutes = serve(siteContract, {
  panel: { read: readChoices, save: saveOwnPanel, saveFirm: saveFirmPanel },
  modules: { read: listModules, save: saveModule },
  redirects: { list: listRedirects, save: saveRedirect, remove: (context, { id }) => removeRedirect(context, id) },
  frame: readFrame,
  home: async (context) => ({ data: await readSection(context, 'home') }),
  people: readPeople,
  person: (context, { key }) => findPerson(context, key),
  authors: listAuthors,
  evidence: listShown,
  countedEvidence: listCounted,
  legal: readLegal,
  privacy: readPrivacy,
  plans: async (context) => ({ data: await readPlans(context) }),
  settings: async (context) => ({ data: await readSettings(context) }),
  save: saveSection,
  reset: (context, { section }) => resetSection(context, section),
  versions: listVersions,
  version: findVersion,
  restore: restoreVersion,
  saveLogo: (context, { file }) => saveLogo(context, file),
  removeLogo,
  billing: findBilling,
  saveBilling,
  preview: previewSection,
})

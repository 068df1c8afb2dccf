import { FIRST_EMAIL, FIRST_NAME } from '#domains/accounts/server/seed.ts'
import { hasDemo } from '#domains/demo/server/service.ts'
import { FIRM } from '#domains/projects/project.ts'
import { findBilling } from '#domains/site/server/billing.ts'
import { readLogo } from '#domains/site/server/logo/logo.ts'
import { readStored } from '#domains/site/server/sections.ts'
import { isOn, type Module, readOff } from '#modules.ts'
import type { Context } from '#platform/context.ts'
import { mailDigest, noteInstallation, readInstallation } from '#platform/installation.ts'
import { DAY_MS } from '#time.ts'
import { STEPS, type Step } from '../contract.ts'

/** Days for which a backup outside of the machine counts as done. */
const BACKUP_DAYS = 30

/** The modules for which a step is done; it is left out where all of them are off. */
const MODULES_OF: Partial<Record<Step, readonly Module[]>> = {
  plans: ['sales'],
  terms: ['budgets'],
  pix: ['sales', 'budgets'],
  stripe: ['sales'],
}

/** What a new installation lacks to be the company's own. Each step is done where what it asks for is there. */
export async function readFirstSteps(context: Context) {
  const { db } = context
  const [sections, logo, { data: billing }, installation, content, isDemo] = await Promise.all([
    readStored(context, ['company', 'home', 'plans']),
    readLogo(context),
    findBilling(context),
    readInstallation(db),
    readContent(context),
    hasDemo(context),
  ])
  const { mail_tested_with, backed_up_elsewhere_at, steps_dismissed_at, panel_chosen_at } = installation
  const off = readOff(installation.modules_off)
  const { clock, mail, stripe } = context
  const done: Record<Step, boolean> = {
    access: Boolean(content.access),
    name: Boolean(content.name),
    company: sections.company.updated !== null,
    panel: panel_chosen_at !== null,
    logo: logo !== null,
    home: sections.home.updated !== null,
    project: Boolean(content.project),
    article: Boolean(content.article),
    people: Boolean(content.people),
    mail: mail.server !== undefined && mail_tested_with === mailDigest(mail.server),
    backup:
      backed_up_elsewhere_at !== null &&
      clock.now().getTime() - backed_up_elsewhere_at.getTime() < BACKUP_DAYS * DAY_MS,
    plans: sections.plans.updated !== null,
    terms: billing.revision > 0,
    pix: billing.value.pixKey !== '',
    stripe: stripe.keys !== undefined,
  }
  const asked = STEPS.filter((name) => MODULES_OF[name]?.some((module) => isOn({ module }, off)) ?? true)
  const steps = asked.map((name) => ({ name, done: done[name] }))
  // Beside the demonstration there is nothing to set up yet.
  const shown = !isDemo && steps_dismissed_at === null && steps.some((step) => !step.done)
  return { data: { shown, steps } }
}

/** Puts the steps away, or back on the dashboard. */
export async function dismissSteps({ db, clock }: Context, { dismissed }: { dismissed: boolean }) {
  await noteInstallation(db, { steps_dismissed_at: dismissed ? clock.now() : null })
  return { result: true as const }
}

/**
 * Whether there is a public project, a public article, and somebody beside the first administrator, who has an e-mail and a
 * name of their own.
 */
const readContent = ({ db }: Context) =>
  db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('public_projects').select('id')).as('project'),
      exists(selectFrom('public_archives').select('id')).as('article'),
      exists(selectFrom('users').select('id').offset(1)).as('people'),
      exists(selectFrom('users').select('id').where('id', '=', FIRM).where('email', '<>', FIRST_EMAIL)).as('access'),
      exists(selectFrom('users').select('id').where('id', '=', FIRM).where('name', '<>', FIRST_NAME)).as('name'),
    ])
    .executeTakeFirstOrThrow()

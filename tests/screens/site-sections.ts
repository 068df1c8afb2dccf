import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Sections } from '#domains/site/section-schemas.ts'
import type { Section } from '#domains/site/sections-contract.ts'
import coffees from '../../seed/site/coffees.json' with { type: 'json' }
import company from '../../seed/site/company.json' with { type: 'json' }
import days from '../../seed/site/days.json' with { type: 'json' }
import home from '../../seed/site/home.json' with { type: 'json' }
import people from '../../seed/site/people.json' with { type: 'json' }
import pieces from '../../seed/site/pieces.json' with { type: 'json' }
import plans from '../../seed/site/plans.json' with { type: 'json' }
import trades from '../../seed/site/trades.json' with { type: 'json' }
import type { Answers } from './answers.ts'
import { editedRecord } from './edited.ts'
import { openScreen } from './screen.tsx'

const LEGAL = { intro: '# Ética', prevention: 'Um.', detection: 'Dois.', remediation: 'Três.', trust: 'Quatro.' }

const EVIDENCE = { answers: true, quotes: true, lines: true, reads: true }

/** The sections as they come, with shorter texts. */
const SECTIONS = {
  ...{
    company,
    days,
    home,
    trades,
    people,
    evidence: EVIDENCE,
    coffees,
    plans,
    pieces,
    legal: LEGAL,
    privacy: { notice: '# Privacidade' },
  },
} as Sections

type Name = keyof Sections
const NAMES = Object.keys(SECTIONS) as Name[]

/** A section that others save too; one that is a list is a single field. */
function sectionOf(name: Name) {
  const value = SECTIONS[name]
  const isList = Array.isArray(value)
  const fieldsOf = (changed: object) => (isList ? { value: changed } : changed)
  const kept = editedRecord<Record<string, unknown>>({ ...fieldsOf(value) })
  const read = () => {
    const { revision: _, ...fields } = kept.record
    return isList ? fields.value : fields
  }
  return {
    read,
    get revision() {
      return kept.revision
    },
    saveElsewhere: (changed: object) => kept.saveElsewhere(fieldsOf(changed)),
    save: (changed: object, begun: number | undefined) => kept.save(fieldsOf(changed), begun, read()),
  }
}

/** A site that keeps what is saved of it, and takes it back. Its preview has a text of the section as heading. */
export function siteWith({ empty = [] }: { empty?: Name[] } = {}) {
  const sections = Object.fromEntries(NAMES.map((name) => [name, sectionOf(name)])) as Record<
    Name,
    ReturnType<typeof sectionOf>
  >
  const changed = new Set<Name>()
  const answers: Answers = {
    pieces: { trials: () => ({ data: [] }) },
    site: {
      settings: () => ({
        data: {
          values: Object.fromEntries(NAMES.map((name) => [name, sections[name].read()])) as Sections,
          changed: [...changed],
          empty,
          revisions: Object.fromEntries(NAMES.map((name) => [name, sections[name].revision])) as Record<Name, number>,
        },
      }),
      save: ({ section, value, revision }) => {
        const data = sections[section].save(value, revision)
        changed.add(section)
        return { result: true, data }
      },
      reset: ({ section }) => {
        changed.delete(section)
        sections[section].saveElsewhere(SECTIONS[section])
        return { result: true }
      },
      preview: (shown) => ({ data: { html: `<h1>${headingOf(shown)}</h1>` } }),
    },
  }
  return { ...sections, changed, answers }
}

/** What stands in a preview. */
function headingOf(shown: Section & { weekday?: number | undefined }) {
  if (shown.section === 'days') return shown.value[shown.weekday ?? 1]!.slogan
  if (shown.section === 'company') return shown.value.cnpj
  if (shown.section === 'home') return shown.value.who
  return shown.section
}

export const saveButton = () => page.getByRole('button', { name: 'Salvar', exact: true }).first()

/** Opens a section of the site by its name in the address, e.g. 'empresa'. */
export async function openSection({ answers }: { answers: Answers }, section: string) {
  const screen = await openScreen(`/dashboard/site?secao=${section}`, { answers })
  await expect.element(saveButton()).toBeVisible()
  return screen
}

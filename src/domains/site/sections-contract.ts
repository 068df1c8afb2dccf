import { adminCall } from '#platform/contract/call.ts'
import { done, id, queryId, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { Version } from '#platform/contract/versions.ts'
import { EvidenceChoice } from './evidence.ts'
import { People } from './people.ts'
import { Pieces } from './piece-rules.ts'
import {
  Coffees,
  Company,
  Days,
  Home,
  Legal,
  MAX_TEXT,
  Plans,
  Privacy,
  SECTION_NAMES,
  SECTIONS,
} from './section-schemas.ts'
import { Trades } from './trade-texts.ts'

/** One section with its value. */
const Section = z.discriminatedUnion('section', [
  z.object({ section: z.literal('company'), value: Company }),
  z.object({ section: z.literal('days'), value: Days }),
  z.object({ section: z.literal('home'), value: Home }),
  z.object({ section: z.literal('trades'), value: Trades }),
  z.object({ section: z.literal('people'), value: People }),
  z.object({ section: z.literal('evidence'), value: EvidenceChoice }),
  z.object({ section: z.literal('coffees'), value: Coffees }),
  z.object({ section: z.literal('legal'), value: Legal }),
  z.object({ section: z.literal('privacy'), value: Privacy }),
  z.object({ section: z.literal('plans'), value: Plans }),
  z.object({ section: z.literal('pieces'), value: Pieces }),
])
export type Section = z.infer<typeof Section>

const begun = revision.optional()
/**
 * A change of a section. With the `revision` that the form began from, `value` may have only the changed fields; a
 * section that is a list is always sent whole. Without `revision` the whole section is overwritten. A conflict's `record`
 * is the section's value; its `fields` are the names of fields, or `value` for a list.
 */
const SectionChange = z
  .discriminatedUnion('section', [
    z.object({ section: z.literal('company'), value: Company.partial(), revision: begun }),
    z.object({ section: z.literal('days'), value: Days, revision: begun }),
    z.object({ section: z.literal('home'), value: Home.partial(), revision: begun }),
    z.object({ section: z.literal('trades'), value: Trades.partial(), revision: begun }),
    z.object({ section: z.literal('people'), value: People.partial(), revision: begun }),
    z.object({ section: z.literal('evidence'), value: EvidenceChoice.partial(), revision: begun }),
    z.object({ section: z.literal('coffees'), value: Coffees, revision: begun }),
    z.object({ section: z.literal('legal'), value: Legal.partial(), revision: begun }),
    z.object({ section: z.literal('privacy'), value: Privacy.partial(), revision: begun }),
    z.object({ section: z.literal('plans'), value: Plans, revision: begun }),
    z.object({ section: z.literal('pieces'), value: Pieces.partial(), revision: begun }),
  ])
  .superRefine(({ section, value, revision }, { addIssue }) => {
    if (revision !== undefined) return
    const schema = SECTIONS[section]
    if (!(schema instanceof z.ZodObject)) return
    for (const name of Object.keys(schema.shape))
      if (!(name in value)) addIssue({ code: 'custom', path: ['value', name], message: 'Preencha este campo.' })
  })
export type SectionChange = z.infer<typeof SectionChange>

const sectionName = z.object({ section: z.enum(SECTION_NAMES) })

/** In bytes, for five texts: UTF-8 takes at most 3 a UTF-16 unit, and JSON escapes add some. */
const bodyLimit = 5 * MAX_TEXT * 4

/** The calls by which the admin changes the site's texts, section by section. */
export const sectionsContract = {
  settings: adminCall
    .route({ method: 'GET', path: '/site/settings', summary: 'Traz tudo que o dono muda no site' })
    .output(
      z.object({
        data: z.object({
          values: z.object(SECTIONS),
          /** The sections that differ from their defaults. */
          changed: z.array(z.enum(SECTION_NAMES)),
          /** The sections whose default is empty: without the demonstration, what only the firm can say. */
          empty: z.array(z.enum(SECTION_NAMES)),
          /** The revision of each section, raised by each save and reset; 0 if it was never saved. */
          revisions: z.record(z.enum(SECTION_NAMES), revision),
        }),
      }),
    ),
  save: adminCall
    .meta({ access: 'admin', bodyLimit, records: 'settings' })
    .route({ method: 'POST', path: '/site/save', summary: 'Altera uma seção do site' })
    .input(SectionChange)
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  reset: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/site/reset', summary: 'Volta uma seção do site ao que veio de fábrica' })
    .input(sectionName)
    .output(done),
  versions: adminCall
    .route({ method: 'GET', path: '/site/versions', summary: 'Lista as últimas versões de uma seção do site' })
    .input(sectionName)
    .output(
      z.object({ /** The version before the last save first; at most `MAX_VERSIONS`. */ data: z.array(Version) }),
    ),
  version: adminCall
    .route({ method: 'GET', path: '/site/version', summary: 'Traz uma versão inteira de uma seção do site' })
    .input(sectionName.extend({ version: queryId }))
    .output(z.object({ data: z.intersection(Section, Version) })),
  restore: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({
      method: 'POST',
      path: '/site/restore',
      summary: 'Volta uma seção a uma versão; a atual fica guardada como a mais nova delas',
    })
    .input(sectionName.extend({ version: id }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  preview: adminCall
    .meta({ access: 'admin', bodyLimit })
    .route({
      method: 'POST',
      path: '/site/preview',
      summary: 'Mostra uma página pública como ficaria com uma seção alterada',
    })
    .input(
      z.intersection(
        Section,
        z.object({
          /** Path of the public page to show. */
          path: z
            .string()
            .max(300)
            .regex(/^\/(?![/\\])[\w/.%~-]*$/),
          /** The weekday to show, 0 = Sunday; today's by default. */
          weekday: z.int().min(0).max(6).optional(),
        }),
      ),
    )
    .output(z.object({ data: z.object({ /** The document, without scripts. */ html: z.string() }) })),
}

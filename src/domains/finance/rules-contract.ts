import { privateCall } from '#platform/contract/call.ts'
import { done, id, queryId, text, z } from '#platform/contract/fields.ts'
import { owner } from './fields.ts'
import { MAX_CATEGORY } from './finance.ts'

/** Characters of a rule's text. */
export const MAX_RULE_TEXT = 120

/** What the form of a rule edits. */
export const RuleFields = z.object({
  /** Any part of a description; capitals and accents are ignored. */
  contains: text(MAX_RULE_TEXT).meta({ label: 'A descrição tem' }),
  category: text(MAX_CATEGORY).meta({ label: 'Categoria' }),
  transfer: z.boolean().meta({ label: 'É transferência' }),
})
export type RuleFields = z.infer<typeof RuleFields>

/** A rule as stored: older ones may have a text that is refused now, and must be shown to be mended or removed. */
export const ImportRule = RuleFields.extend({ id, contains: z.string(), category: z.string() })
export type ImportRule = z.infer<typeof ImportRule>

/** A rule by which the next import would do what a person has just corrected. */
export const RuleOffer = ImportRule.extend({
  /** Of the rule to be changed; null for a new one. */
  id: id.nullable(),
  /** Whose ledger it is for. */
  id_user: id,
  /** The category that the rule gives until now; '' for a new one. */
  before: z.string(),
})
export type RuleOffer = z.infer<typeof RuleOffer>

/** Rules by which lines of statements get their category. */
export const rulesContract = {
  rules: privateCall
    .route({ method: 'GET', path: '/finance/import/rules', summary: 'Lista as regras de categoria' })
    .input(owner)
    .output(z.object({ data: z.array(ImportRule) })),
  /** Null where there is nothing to learn: see `RuleOffer`. */
  offerRule: privateCall
    .route({
      method: 'GET',
      path: '/finance/import/rule-offer',
      summary: 'Propõe uma regra a partir de uma transação importada e corrigida',
    })
    .input(z.object({ /** The entry's. */ id: queryId }))
    .output(z.object({ data: RuleOffer.nullable() })),
  saveRule: privateCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/finance/import/rule', summary: 'Cria ou muda uma regra de categoria' })
    .input(RuleFields.extend({ ...owner.shape, id: id.optional() }))
    .output(z.object({ result: z.literal(true), data: z.object({ id }) })),
  removeRule: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/finance/import/rule-delete', summary: 'Exclui uma regra de categoria' })
    .input(z.object({ id }))
    .output(done),
}

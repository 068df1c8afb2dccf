import { z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { MAX_TEMPLATE_NAME } from '../../template-contract.ts'

/** What a dialog asks for that names a template. */
export const TemplateName = z.object({
  name: neededText(MAX_TEMPLATE_NAME, 'Escreva o nome do modelo.').meta({ label: 'Nome do modelo' }),
})

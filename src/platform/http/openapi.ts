import type { AnyContractRouter } from '@orpc/contract'
import type { OpenAPI } from '@orpc/openapi'
import { CALL_CODES, type CallCode, COMMON_CODES } from '../contract/failure-codes.ts'
import { callsOf } from './call-list.ts'
import { type Documents, textDocument } from './documents.ts'
import { REFERENCE_CSS, renderReference } from './reference.ts'

/** The OpenAPI description of all calls, as JSON and as a page. */
export function apiDocuments(contract: AnyContractRouter): Documents {
  let made: Promise<OpenAPI.Document> | undefined
  const description = () => (made ??= describeCalls(contract))
  return {
    '/api/openapi.json': async () => Response.json(await description()),
    '/api': async () => renderReference(await description()),
    '/api/reference.css': (context) => textDocument(context, REFERENCE_CSS, 'text/css'),
  }
}

async function describeCalls(contract: AnyContractRouter): Promise<OpenAPI.Document> {
  // Heavy: loaded at the first request.
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ])
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const description = await generator.generate(contract, {
    info: { title: 'Vitrine', version: '1', description: 'Chamadas do site e da área da equipe.' },
    servers: [{ url: '/api/v1' }, { url: '/starts' }, { url: '/api/agenda/v1' }],
  })
  for (const { path, method, meta } of callsOf(contract)) {
    const operation = description.paths?.[path]?.[method.toLowerCase() as 'get' | 'post']
    if (!operation) continue
    Object.assign(operation, { 'x-access': meta.access })
    if (meta.creates) operation.parameters = [...(operation.parameters ?? []), KEY_HEADER]
    operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Failure' } }
    for (const [status, codes] of Map.groupBy(meta.fails ?? [], (code) => CALL_CODES[code]))
      operation.responses[status] = describeFailure(codes)
  }
  const failure = {
    description: 'Por que não deu certo',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
  const schemas = { ...description.components?.schemas, Failure: FAILURE }
  return { ...description, components: { ...description.components, schemas, responses: { Failure: failure } } }
}

/** A failure of one call by these codes of its own. */
const describeFailure = (codes: readonly CallCode[]) => ({
  description: `Por que não deu certo: ${codes.join(', ')}`,
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Failure' }],
        properties: { data: { properties: { code: { enum: [...codes] } } } },
      },
    },
  },
})

/** The header of calls that make something. */
const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  description:
    'Uma chave sua, nova a cada registro. Por um dia, a mesma chave com o mesmo conteúdo recebe a resposta da primeira vez, e nada é feito de novo; com outro conteúdo é recusada com 422. Só o que deu certo é lembrado.',
} satisfies OpenAPI.ParameterObject

const FAILURE = {
  type: 'object',
  required: ['result', 'data'],
  properties: {
    result: { const: false },
    data: {
      type: 'object',
      required: ['code', 'error'],
      properties: {
        code: {
          type: 'string',
          description: `O que houve, em uma palavra que não muda. Em toda chamada: ${Object.keys(COMMON_CODES).join(', ')}. Outras, na chamada que as tem.`,
        },
        error: { type: 'string', description: 'O que houve, em português.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'O que há de errado em cada campo.',
        },
        conflict: {
          type: 'object',
          description: 'Com 409: outra pessoa salvou os mesmos campos depois da revisão enviada. Nada foi gravado.',
          required: ['record', 'revision', 'fields', 'by', 'at'],
          properties: {
            record: { description: 'O registro como está guardado, como a chamada que o traz o responde.' },
            revision: { type: 'integer', description: 'A revisão do registro.' },
            fields: {
              type: 'array',
              items: { type: 'string' },
              description: 'Os campos que os dois mudaram, por exemplo title ou sale.value.',
            },
            by: {
              type: 'object',
              description: 'Quem salvou por último.',
              required: ['id', 'name'],
              properties: { id: { type: 'integer' }, name: { type: 'string' } },
            },
            at: { type: 'string', format: 'date-time', description: 'Quando.' },
          },
        },
      },
    },
  },
} satisfies OpenAPI.SchemaObject

import type { OpenAPI } from '@orpc/openapi'
import { html } from 'hono/html'

const ACCESS: Record<string, string> = { public: 'qualquer pessoa', staff: 'equipe', admin: 'administração' }

interface Operation {
  method: string
  path: string
  summary: string
  tag: string
  access: string
  input?: unknown
  output?: unknown
}

/** The OpenAPI description as a page, without scripts: a section for each tag, an entry for each call. */
export async function renderReference(description: OpenAPI.Document): Promise<Response> {
  const operations = readOperations(description)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API da Vitrine</title>
        <link rel="stylesheet" href="/api/reference.css" />
      </head>
      <body>
        <main>
          <h1>API da Vitrine</h1>
          <p>
            Cada chamada responde sob <code>/api/v1</code>, <code>/starts</code> e <code>/api/agenda/v1</code>. Envie e receba JSON. Uma falha traz o seu
            status e <code>{"result": false, "data": {"code", "error", "fields"}}</code>. O mesmo, para programas:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${tags.map((tag) => html`<h2>${tag}</h2>${operations.filter((one) => one.tag === tag).map(renderOperation)}`)}
        </main>
      </body>
    </html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  }
  return new Response((await page).toString(), { headers })
}

const renderOperation = ({ method, path, summary, access, input, output }: Operation) => html`
  <details>
    <summary>
      <span><b>${method}</b> ${path}</span> <span>${summary}</span> <small>${ACCESS[access]}</small>
    </summary>
    ${input ? html`<h3>Entrada</h3>${renderSchema(input)}` : ''}${output ? html`<h3>Resposta</h3>${renderSchema(output)}` : ''}
  </details>
`

const renderSchema = (schema: unknown) => html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`

function readOperations({ paths }: OpenAPI.Document): Operation[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenAPI.OperationObject & { 'x-access'?: string }>).map(
      ([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? '',
        tag: operation.tags?.[0] ?? '',
        access: operation['x-access'] ?? '',
        input:
          operation.parameters ??
          firstSchema((operation.requestBody as OpenAPI.RequestBodyObject | undefined)?.content),
        output: firstSchema((operation.responses?.['200'] as OpenAPI.ResponseObject | undefined)?.content),
      }),
    ),
  )
}

const firstSchema = (content: Record<string, { schema?: unknown }> | undefined) =>
  Object.values(content ?? {})[0]?.schema

export const REFERENCE_CSS = `
:root { color-scheme: light dark; --line: light-dark(#d9dddf, #2b3237); --soft: light-dark(#4d545a, #a7b0b6) }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: light-dark(#14171a, #eceff1); background: light-dark(#fbfbfa, #0f1214) }
main { max-width: 62rem; margin: auto; padding: 3rem 1.25rem }
h1, h2 { letter-spacing: -.02em } h2 { margin-top: 3rem } h3 { font-size: .875rem; margin: 1rem 0 .25rem }
details { border-top: 1px solid var(--line) }
summary { cursor: pointer; padding: .75rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem }
summary span:first-child { font-family: ui-monospace, monospace; min-width: 19rem }
summary small { margin-inline-start: auto; color: var(--soft) }
pre { overflow: auto; max-height: 26rem; padding: 1rem; border-radius: 4px; background: light-dark(#f0f2f2, #1b2023); font-size: .8125rem }
:focus-visible { outline: 3px solid light-dark(#1f4bd8, #8fb0ff); outline-offset: 2px }
`

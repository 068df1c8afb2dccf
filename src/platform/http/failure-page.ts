import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:inherit;margin-right:1.5rem}'
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether a request comes from a browser that opens an address, e.g. a download link in a new tab. */
export const wantsPage = ({ method, headers }: Request) =>
  method === 'GET' && /^[^,]*text\/html/.test(headers.get('accept') ?? '')

/** The answer to a failed call as a page for people, with its status and headers. */
export async function toFailurePage(response: Response): Promise<Response> {
  const { data } = (await response.json()) as { data: { error: string } }
  const body = html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Não deu para abrir</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>Não deu para abrir este endereço.</h1>
<p>${data.error}</p>
<p><a href="/contact">Escrever para a gente</a><a href="/">Ir para o início</a></p>
</body>
</html>`
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', POLICY)
  return new Response(String(await body), { status: response.status, headers })
}

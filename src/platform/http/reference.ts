import type { OpenAPI } from '@orpc/openapi'

/** The page of the API. */
export function renderReference(_description: OpenAPI.Document): Response {
  return new Response('', { headers: { 'content-type': 'text/html' } })
}

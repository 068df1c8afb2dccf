import { Refusal } from './refusals.ts'
import type { Resource } from './resources.ts'

/**
 * Throws 412 where a write is for another version than the present one (RFC 9110, 13.1), or for one that must not exist.
 * @param resource undefined where there is none
 */
export function requireMatch(request: Headers, resource: Resource | undefined) {
  const [match, noneMatch] = [request.get('if-match'), request.get('if-none-match')]
  const isCurrent = (tags: string) =>
    resource !== undefined && (tags.trim() === '*' || tags.split(',').some((tag) => tag.trim() === resource.etag))
  if (match !== null && !isCurrent(match))
    throw new Refusal(412, '', resource ? 'O evento mudou desde que foi lido.' : 'O evento não existe mais.')
  if (noneMatch !== null && isCurrent(noneMatch)) throw new Refusal(412, '', 'O evento já existe.')
}

type Pair = [name: string, value: string | Blob]

/** A value as pairs for a query or a form: nested names in brackets (`sale[value]`), without undefined and null. */
function pairsOf(value: unknown, name = ''): Pair[] {
  if (value === undefined || value === null) return []
  if (value instanceof Blob) return [[name, value]]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => pairsOf(part, name ? `${name}[${key}]` : key))
}

/** The request's body: JSON, or a form if the input contains a file. */
function bodyOf(input: unknown): FormData | string | undefined {
  const pairs = pairsOf(input)
  if (!pairs.some(([, value]) => value instanceof Blob)) return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

/**
 * The request of a call. `route` is its method and path, e.g. `POST /item-archive`, and `creates` where it makes something. Inputs named in braces in the path
 * become part of it, the others of a GET's query or else of the body (oRPC's input structure `compact`).
 */
export function requestOf(route: string, input: unknown) {
  const [method = '', pattern = '', creates] = route.split(' ')
  const rest = input && typeof input === 'object' ? new Map(Object.entries(input)) : undefined
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest?.get(name)))
    rest?.delete(name)
    return value
  })
  const left = rest && Object.fromEntries(rest)
  const query = method === 'GET' ? new URLSearchParams(pairsOf(left) as [string, string][]).toString() : ''
  const body = method === 'GET' ? undefined : bodyOf(left)
  return {
    url: `/api/v1${path}${query && `?${query}`}`,
    method,
    body,
    creates: creates !== undefined,
    headers: {
      accept: 'application/json',
      'accept-language': 'pt_BR',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  }
}

import { connect } from 'node:net'

/** An answer, read. */
export interface Answer {
  status: number
  headers: Headers
  /** The JSON body; tests look into it by path. */
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire has no type until a test has looked at it
  body: any
}

/** Someone who makes calls. */
export interface Caller {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The same program seen by who has that account. */
  signIn(email: string, password: string): Promise<Caller>
  cookie: string
}

/** Someone calling the program over HTTP with that cookie; '' is a visitor. */
export function callAs(app: { origin: string }, cookie = ''): Caller {
  const caller: Caller = {
    cookie,
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (cookie) headers.set('cookie', [cookie, headers.get('cookie')].filter(Boolean).join('; '))
      return fetch(`${app.origin}${path}`, { redirect: 'manual', ...init, headers })
    },
    get: async (path) => read(await caller.fetch(path)),
    post: async (path, body, headers) =>
      read(
        await caller.fetch(path, {
          method: 'POST',
          body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body ?? {}),
          headers: { ...(!(body instanceof FormData) && { 'content-type': 'application/json' }), ...headers },
        }),
      ),
    signIn: async (email, password) => {
      const { headers, status, body } = await caller.post('/api/v1/login', { email, password })
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
      return callAs(
        app,
        headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      )
    },
  }
  return caller
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** Sends the very bytes and reads until the other side closes, or answers that it will. */
export function sendRaw(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', (bytes) => (answer += bytes)).on('error', (error) => (answer ? resolve(answer) : reject(error)))
    socket.on('close', () => resolve(answer))
  })
}

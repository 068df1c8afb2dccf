import { startApp } from './app.ts'
import type { Caller } from './call.ts'

/** The path of the calls of screen time. */
export const API = '/api/v1/screen-time'

/** Four lines of a morning, one of them of a window without a title, and one that cannot be read. */
export const LOG = `2026-11-20_08-00-00 | main.c - Editor
2026-11-20_08-01-00 | (2) Fila - Telegram
lixo
2026-11-20_08-03-00 |
2026-11-20_08-04-00 | main.c - Editor
`

/** Removes all that somebody has sent. */
export const clear = (who: Caller) => who.post(`${API}/delete-all`, { confirm: 'apagar tudo' })

export const upload = (who: Caller, body: BodyInit, headers = {}) =>
  who.fetch(`${API}/upload`, { method: 'POST', body, headers }).then(async (answer) => ({
    status: answer.status,
    body: await answer.json(),
  }))

export const addMachine = async (who: Caller, name = 'bancada') =>
  (await who.post(`${API}/new-machine`, { name })).body.data as { id: number; token: string }

/** Starts the program for tests of what machines and people send of their screen time. */
export function startScreenTime() {
  const app = startApp()
  return {
    app,
    /** Sends lines as a machine does, by its token. */
    send: (token: string, body: string, base = '/api/v1') =>
      app.people.visitor.post(`${base}/screen-time/lines`, body, {
        'content-type': 'text/plain',
        ...(token && { authorization: `Bearer ${token}` }),
      }),
  }
}

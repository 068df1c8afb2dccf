import type { APIRequestContext } from '@playwright/test'

/** An article as a test made it. */
export interface MadeArchive {
  id: number
  title: string
}

let made = 0

/** A title no other test of this site has. */
export const ownTitle = (title = 'Um artigo de prova') => `${title} ${++made}`

/** Adds a public article as the admin does, by the call. Its title gets a number, so that it is like no other. */
export async function addArchive(
  admin: APIRequestContext,
  { title, ...fields }: Record<string, unknown> & { title?: string } = {},
): Promise<MadeArchive> {
  const own = ownTitle(title)
  const { data } = await callAs<{ data: { id: number } }>(admin, '/new-archive', {
    title: own,
    markdown: 'Um parágrafo.',
    ...fields,
  })
  return { id: data.id, title: own }
}

/** All that may be too wide for a phone. */
const LONG = `${['Um', 'Dois', 'Três'].map((name) => `## ${name}\n\nUm parágrafo com \`código\` e [um link](/archive).\n`).join('\n')}
| Peça | Folga |
| --- | ---: |
| Pino | 0,2 mm |

\`\`\`ts
const comprida = 'uma linha de código bem mais longa do que cabe na largura de um telefone, para que role sozinha'
\`\`\`

![Contorno](/pictures/v1/contour/1.svg)
`

/** Adds one with a title and a text that are hard to fit. */
export const addLongArchive = (admin: APIRequestContext) =>
  addArchive(admin, { title: 'Um título bastante comprido para caber', markdown: LONG })

/** The article as whoever calls may see it; undefined where it is not there for them. */
export async function readArchive(caller: APIRequestContext, id: number) {
  const answer = await caller.post('/api/v1/item-archive', { data: { id } })
  if (answer.status() === 404) return undefined
  const { data } = await answer.json()
  return data.result[0] as Record<string, unknown> & { views: number; likes: number; public: boolean }
}

/** A call that must succeed. */
async function callAs<Answer>(caller: APIRequestContext, path: string, data: unknown): Promise<Answer> {
  const answer = await caller.post(`/api/v1${path}`, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Sends a picture as the forms do, and says its address. */
export async function sendPicture(admin: APIRequestContext, picture: Buffer): Promise<string> {
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: picture }
  const answer = await admin.post('/api/v1/upload', { multipart: { file } })
  if (!answer.ok()) throw new Error(`/upload answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).data.url
}

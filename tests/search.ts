import { beforeAll, expect } from 'vitest'
import { startApp } from './app.ts'
import { addArchive } from './factories.ts'

export interface Piece {
  text: string
  hit: boolean
}

/** Starts the program with some articles and projects to be found. */
export function startSearch() {
  const app = startApp()
  async function find(q: string, more = '') {
    const { status, body } = await app.people.visitor.get(`/api/v1/search?q=${encodeURIComponent(q)}${more}`)
    expect(status, q).toBe(200)
    return body as {
      data: { kind: string; id: number; title: string; extract: Piece[] }[]
      total: number
      corrected?: string
      partial: boolean
      wordless: boolean
      pages: object[]
    }
  }
  const titles = async (q: string) => (await find(q)).data.map(({ title }) => title)
  /** Adds a project; by default the firm's and public. */
  async function addProject(fields: Record<string, unknown>) {
    const row = { id_user: 1, is_public: true, ...fields }
    const { id } = await app.db
      .insertInto('projects')
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  beforeAll(async () => {
    await addArchive(app, {
      title: 'Impressão de peças grandes',
      description: 'O que muda **acima** de 30 cm.',
      markdown: `${'Camadas de 0,3 mm em PETG. '.repeat(20)}A folga da dobradiça decide tudo.`,
    })
    await addArchive(app, {
      title: 'Um sensor na cisterna',
      markdown: 'A placa mede o nível. O suporte é impresso, impressa a tampa. As impressões ficam em PETG.',
    })
    await addArchive(app, { title: 'Rascunho secreto', markdown: 'Palavra mirabolante.', archive_public: false })
    await addProject({
      title: 'Luminária articulada',
      trade: 'printing',
      resum_description: 'Luminária de mesa impressa em uma peça só.',
      resum_tecnologi: 'PETG, Node.js, LEDs',
      details_markedown: 'A luminária usa uma placa própria, feita para programar pelo cabo.',
    })
    await addProject({ title: 'Projeto fechado', details_markedown: 'Palavra mirabolante.', is_public: false })
    await addProject({ title: 'Projeto da Nina', details_markedown: 'Palavra mirabolante.', id_user: 3 })
  })
  return { app, find, titles, addProject }
}

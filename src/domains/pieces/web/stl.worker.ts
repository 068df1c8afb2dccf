import { type Mesh, measureFacets } from '../stl/measure-stl.ts'
import { readStl } from '../stl/read-stl.ts'
import { StlRefusal } from '../stl/refusal.ts'

/** What the worker says: how far it is, then the mesh, or why there is none. */
export type Said = { part: number } | { mesh: Mesh } | { refusal: string }

const say = (said: Said) => postMessage(said)

/** Measures a file where it lies: in the visitor's browser, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    say({ mesh: measureFacets(readStl(data), (part) => say({ part })) })
  } catch (error) {
    const isKnown = error instanceof StlRefusal
    say({ refusal: isKnown ? error.message : 'Não deu para ler este arquivo até o fim. Descreva a peça por mensagem.' })
  }
})

import { counted } from '../numbers.ts'
import { refuse } from './refusal.ts'

/** Facets as they stand in a file: nine numbers each, three corners of x, y and z. */
export interface Facets {
  kind: 'texto' | 'binário'
  corners: Float32Array
}

const HEADER = 80
/** Bytes before the first facet, and of each. */
const PREAMBLE = HEADER + 4
const FACET = 50
/** A facet's normal, which is worked out anew. */
const NORMAL = 12
/** More facets than any file that is measured has room for. */
const ABSURD = 20_000_000
const VERTEX = /\bvertex\s+(\S+)\s+(\S+)\s+(\S+)/gi

/** The facets of an STL, text or binary. Throws `StlRefusal` for anything else. */
export function readStl(file: ArrayBuffer): Facets {
  const bytes = new Uint8Array(file)
  const head = String.fromCharCode(...bytes.subarray(0, 400))
  refuseOthers(bytes, head)
  const promised = bytes.length >= PREAMBLE ? new DataView(file).getUint32(HEADER, true) : 0
  // Binary files may begin with the word too; their length tells.
  const isText = /^\s*solid/i.test(head) && !(promised > 0 && PREAMBLE + FACET * promised === bytes.length)
  return isText
    ? { kind: 'texto', corners: readText(bytes) }
    : { kind: 'binário', corners: readBinary(file, promised, head) }
}

function refuseOthers(bytes: Uint8Array, head: string) {
  if (bytes.length === 0) refuse('O arquivo está vazio: 0 bytes.')
  if (head.startsWith('PK'))
    refuse('Isto é um pacote compactado (3MF ou ZIP), não um STL. Exporte como STL, ou descreva a peça por mensagem.')
  if (head.startsWith('%PDF'))
    refuse('Isto é um PDF. Para calcular é preciso a forma em três dimensões: exporte um STL.')
  if (head.includes('ISO-10303'))
    refuse('Isto é um STEP, melhor que um STL para fabricar, mas não para medir aqui. Exporte também um STL.')
}

function readText(bytes: Uint8Array): Float32Array {
  const numbers: number[] = []
  for (const [, ...corner] of new TextDecoder().decode(bytes).matchAll(VERTEX))
    for (const number of corner) numbers.push(Number(number.replace(',', '.')))
  if (numbers.length === 0) refuse('Começa como STL, mas não traz nenhuma faceta.')
  if (numbers.length % 9 > 0)
    refuse(
      `O texto acaba no meio de uma faceta: ${counted(Math.floor(numbers.length / 9))} inteiras e um pedaço. Exporte de novo.`,
    )
  return new Float32Array(numbers)
}

function readBinary(file: ArrayBuffer, promised: number, head: string): Float32Array {
  const fit = Math.floor((file.byteLength - PREAMBLE) / FACET)
  if (file.byteLength < PREAMBLE || isPlain(head)) refuse('Isto é um texto com nome de STL, não uma peça.')
  if (promised === 0) refuse('O arquivo diz que tem zero facetas.')
  if (promised > ABSURD) refuse('Isto não é um STL: o número de facetas não combina com o tamanho do arquivo.')
  if (promised > fit)
    refuse(
      `O arquivo está cortado: promete ${counted(promised)} facetas e traz ${counted(Math.max(0, fit))}. Baixe ou exporte de novo.`,
    )
  const view = new DataView(file)
  const corners = new Float32Array(promised * 9)
  for (let facet = 0; facet < promised; facet++) {
    const at = PREAMBLE + facet * FACET + NORMAL
    for (let number = 0; number < 9; number++) corners[facet * 9 + number] = view.getFloat32(at + number * 4, true)
  }
  return corners
}

/** Whether the beginning of a file has letters alone; a binary one has zeros there. */
const isPlain = (head: string) => /^[\t\n\r -~\x80-\xff]+$/.test(head)

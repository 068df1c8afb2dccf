import { useEffect, useRef, useState } from 'react'
import { withTenths } from '../numbers.ts'
import { MAX_STL } from '../stl/limits.ts'
import type { Mesh } from '../stl/measure-stl.ts'
import type { Said } from './stl.worker.ts'

/** A visitor's own file: none, being measured (`part` of it done), refused, or measured in so many seconds. */
export type OwnFile =
  | { state: 'none' }
  | { state: 'measuring'; file: File; part: number }
  | { state: 'refused'; file: File; reason: string }
  | { state: 'measured'; file: File; mesh: Mesh; seconds: number }

const NO_ANSWER = 'O navegador parou no meio da conta. Descreva a peça por mensagem.'

/** A file is measured in a worker, so that the page stays usable; nothing of it leaves the browser. */
export function useOwnFile() {
  const [own, setOwn] = useState<OwnFile>({ state: 'none' })
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])

  async function measure(file: File) {
    worker.current?.terminate()
    if (file.size > MAX_STL) {
      const size = withTenths(file.size / 2 ** 20)
      const reason = `${file.name} tem ${size} MB; aqui cabem 50. Reduza as facetas ao exportar, ou mande por mensagem um endereço para baixar.`
      return setOwn({ state: 'refused', file, reason })
    }
    setOwn({ state: 'measuring', file, part: 0.1 })
    const begun = performance.now()
    const current = new Worker(new URL('./stl.worker.ts', import.meta.url), { type: 'module' })
    worker.current = current
    const end = (own: OwnFile) => {
      current.terminate()
      setOwn(own)
    }
    current.onerror = () => end({ state: 'refused', file, reason: NO_ANSWER })
    current.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('part' in data) return setOwn({ state: 'measuring', file, part: data.part })
      if ('refusal' in data) return end({ state: 'refused', file, reason: data.refusal })
      end({ state: 'measured', file, mesh: data.mesh, seconds: (performance.now() - begun) / 1000 })
    }
    try {
      const bytes = await file.arrayBuffer()
      if (worker.current === current) current.postMessage(bytes, [bytes])
    } catch {
      end({ state: 'refused', file, reason: 'O navegador não conseguiu ler o arquivo. Escolha-o de novo.' })
    }
  }
  return { own, measure }
}

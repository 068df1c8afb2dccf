import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { sendForm } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import type { RecordImport } from '#platform/contract/record-import.ts'
import { useRun } from '../form/use-run.ts'
import { notifySuccess } from '../toasts.tsx'

interface FileImport {
  /** Path of the import's call; its preview lies below it. */
  path: string
  /** Key of all queries that show such records. */
  changes: QueryKey
  /** Bytes of a file at most. */
  maxSize: number
  /** What a preview needs to know beside the file, and each import too. */
  about?: object
}

/** An import from the chosen file to the commit. Nothing is written before `commit`. */
export function useFileImport<Preview>({ path, changes, maxSize, about }: FileImport) {
  const queries = useQueryClient()
  const [shown, setShown] = useState<{ file: File; preview: Preview }>()
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<RecordImport>()
  const { running, run } = useRun()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** Sends the file, which each call reads anew: the server stores none. */
  async function send(to: string, file: File, choices?: object) {
    controller.current = new AbortController()
    const form = new FormData()
    form.append('file', file)
    if (about || choices) form.append('choices', JSON.stringify({ ...about, ...choices }))
    return (await sendForm({ form, path: to, signal: controller.current.signal })) as { data: unknown }
  }

  function choose([file, second]: File[]) {
    if (!file) return
    setMade(undefined)
    if (second) return setProblem('Importe um arquivo por vez.')
    if (file.size > maxSize) return setProblem(`O arquivo passa de ${fileSize(maxSize)}. Divida-o em partes.`)
    void run(
      async () => {
        const { data } = await send(`${path}/preview`, file)
        setShown({ file, preview: data as Preview })
        setProblem(undefined)
      },
      (failure) => setProblem(failureText(failure)),
    )
  }

  function cancel() {
    setShown(undefined)
    setProblem(undefined)
  }

  /** @param choices what was chosen in the preview, where it offers something */
  const commit = (choices?: object) =>
    void run(
      async () => {
        const { data } = await send(path, shown!.file, choices)
        cancel()
        setMade(data as RecordImport)
        void queries.invalidateQueries({ queryKey: changes })
        notifySuccess('Arquivo importado')
      },
      (failure) => setProblem(failureText(failure)),
    )

  return { shown, problem, made, isRunning: running, choose, cancel, commit }
}

export type FileImportState<Preview> = ReturnType<typeof useFileImport<Preview>>

import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#client/failures.ts'
import { sendForm } from '#client/send.ts'
import { type CsvImport, type CsvPreview, MAX_CSV_SIZE } from '#platform/contract/csv-import.ts'
import { useRun } from '../form/use-run.ts'
import { notifySuccess } from '../toasts.tsx'

/**
 * An import from the chosen file to the commit. Nothing is written before `commit`.
 * @param path of the import's call; its preview lies below it
 * @param changes key of all queries that show such records
 */
export function useCsvImport(path: string, changes: QueryKey) {
  const queries = useQueryClient()
  const [shown, setShown] = useState<{ file: File; preview: CsvPreview }>()
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<CsvImport>()
  const { running, run } = useRun()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** Sends the file, which each call reads anew: the server stores none. */
  async function send(to: string, file: File) {
    controller.current = new AbortController()
    const form = new FormData()
    form.append('file', file)
    return (await sendForm({ form, path: to, signal: controller.current.signal })) as { data: unknown }
  }

  function choose([file, second]: File[]) {
    if (!file) return
    setMade(undefined)
    if (second) return setProblem('Importe um arquivo por vez.')
    if (file.size > MAX_CSV_SIZE) return setProblem('O arquivo passa de 10 MB. Divida-o em partes.')
    void run(
      async () => {
        const { data } = await send(`${path}/preview`, file)
        setShown({ file, preview: data as CsvPreview })
        setProblem(undefined)
      },
      (failure) => setProblem(failureText(failure)),
    )
  }

  function cancel() {
    setShown(undefined)
    setProblem(undefined)
  }

  const commit = () =>
    void run(
      async () => {
        const { data } = await send(path, shown!.file)
        cancel()
        setMade(data as CsvImport)
        void queries.invalidateQueries({ queryKey: changes })
        notifySuccess('Arquivo importado')
      },
      (failure) => setProblem(failureText(failure)),
    )

  return { shown, problem, made, isRunning: running, choose, cancel, commit }
}

export type CsvImportState = ReturnType<typeof useCsvImport>

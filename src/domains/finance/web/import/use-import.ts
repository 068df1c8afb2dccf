import { useEffect, useRef, useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { sendForm } from '#client/calls/send.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { MAX_FILE_SIZE } from '../../finance.ts'
import type { ImportPreview, MadeImport } from '../../import-contract.ts'
import type { CsvMapping, ImportOptions } from '../../import-options.ts'
import { useLedger } from '../parts/ledger.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

/** What the person chose for a line otherwise than proposed. */
export type Choice = Omit<NonNullable<ImportOptions['choices']>[number], 'line'>

/** How the file is read: where its accounts go, and what a CSV's columns mean. */
type Reading = Pick<ImportOptions, 'accounts' | 'mapping' | 'names' | 'kinds'>

/** An import from the chosen file to the commit. Nothing is written before `commit`. */
export function useImport() {
  const refresh = useRefreshFinance()
  const { newIn } = useLedger()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [reading, setReading] = useState<Reading>({})
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map())
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map())
  const [counted, setCounted] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<MadeImport>()
  const { running, run } = useRun()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** Sends the file with what was chosen. A statement is read anew by each call: the server stores none. */
  async function send(path: string, statement: File, options: ImportOptions) {
    controller.current = new AbortController()
    const form = new FormData()
    form.append('options', JSON.stringify({ ...options, id_user: newIn } satisfies ImportOptions))
    form.append('file', statement)
    const { signal } = controller.current
    return (await sendForm({ form, path, signal })) as { data: unknown }
  }

  /** Reads the file. Where it is refused, what was shown before stays. */
  const read = (statement: File, next: Reading) =>
    run(
      async () => {
        const { data } = await send('/api/v1/finance/import/preview', statement, next)
        setFile(statement)
        setPreview(data as ImportPreview)
        setReading(next)
        setProblem(undefined)
        setMade(undefined)
      },
      (failure) => setProblem(failureText(failure)),
    )

  function choose([statement, second]: File[]) {
    if (!statement) return
    setMade(undefined)
    if (second) return setProblem('Importe um extrato por vez.')
    if (statement.size > MAX_FILE_SIZE) return setProblem('O arquivo passa de 20 MB. Peça ao banco um período menor.')
    setChoices(new Map())
    void read(statement, {})
  }

  function cancel() {
    setFile(undefined)
    setPreview(undefined)
    setProblem(undefined)
  }

  const commit = () =>
    void run(async () => {
      const listed = [...choices].map(([line, choice]) => ({ line, ...choice }))
      const { data } = await send('/api/v1/finance/import', file!, {
        ...reading,
        choices: listed,
        unread: preview!.unread.count,
      })
      cancel()
      setMade(data as MadeImport)
      refresh()
      notifySuccess('Extrato importado')
    })

  return {
    file,
    preview,
    choices,
    problem,
    made,
    isReading: running,
    choose,
    cancel,
    commit,
    /** Where the account at that place of the file goes; null makes a new one. */
    setAccount: (place: number, id: number | null) => {
      const accounts = preview!.accounts.map((account, at) => (at === place ? id : account.account_id))
      void read(file!, { ...reading, accounts })
    },
    /** What the account at that place of the file is; its lines are read anew. */
    setKind: (place: number, kind: ImportPreview['accounts'][number]['kind']) => {
      const kinds = preview!.accounts.map((_, at) => (at === place ? kind : (reading.kinds?.[at] ?? null)))
      // Which columns mean what, and which way amounts went, is guessed anew.
      const { mapping: _, ...others } = reading
      setChoices(new Map())
      void read(file!, { ...others, kinds })
    },
    /** What the accounts that are made are called, by their places in the file. */
    names: reading.names ?? [],
    setName: (place: number, name: string) => {
      const names = preview!.accounts.map((_, at) => (at === place ? name : (reading.names?.[at] ?? '')))
      setReading({ ...reading, names })
    },
    setMapping: (mapping: CsvMapping) => {
      setChoices(new Map())
      void read(file!, { ...reading, mapping })
    },
    /** What was searched for, as it is called, by the line that it was said of; and the entries among it that are in the account already. */
    picked,
    counted,
    setPicked: (line: number, label: string, entry: number | null) => {
      setPicked(new Map([...picked, [line, label]]))
      if (entry !== null) setCounted(new Set([...counted, entry]))
    },
    /** Undefined takes back what was chosen for a line. */
    setChoice: (line: number, choice: Choice | undefined) =>
      setChoices((before) => {
        const next = new Map(before)
        if (choice) next.set(line, choice)
        else next.delete(line)
        return next
      }),
  }
}

export type ImportState = ReturnType<typeof useImport>

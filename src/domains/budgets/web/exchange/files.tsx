import { Anchor, Button } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { sendForm } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import { dateTime } from '#time.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useFileDrop } from '#ui/workbench/use-file-drop.ts'
import { MAX_ATTACHED, MAX_ATTACHED_SIZE } from '../../budget.ts'
import type { QuoteFile } from '../../files-contract.ts'
import styles from './client-panel.module.css'

/** Files that the client gets by the link of the quote's page: attached by a button or dropped here, and taken off. */
export function QuoteFiles({ id }: { id: number }) {
  const key = { input: { id } }
  const files = useQuery(query.budgets.files.list.queryOptions({ ...key, staleTime: 0 }))
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { running, run } = useRun()
  const show = (answer: { data: QuoteFile[] }) => client.setQueryData(query.budgets.files.list.queryKey(key), answer)
  const there = files.data?.data ?? []

  function attach(chosen: readonly File[]) {
    const large = chosen.find(({ size }) => size > MAX_ATTACHED_SIZE)
    if (large) return notifyError(`“${large.name}” passa de ${fileSize(MAX_ATTACHED_SIZE)}.`)
    if (there.length + chosen.length > MAX_ATTACHED)
      return notifyError(`Cabem ${MAX_ATTACHED} arquivos em um orçamento.`)
    void run(async () => {
      const form = new FormData()
      form.append('id', String(id))
      for (const file of chosen) form.append('file', file)
      show((await sendForm({ form, path: '/api/v1/budget/attach' })) as { data: QuoteFile[] })
      notifySuccess(
        chosen.length === 1 ? 'O arquivo está na página do cliente' : 'Os arquivos estão na página do cliente',
      )
    })
  }
  async function remove({ id: file, name }: QuoteFile) {
    const sure = await confirmAction({
      title: 'Remover o arquivo?',
      text: `“${name}” sai do orçamento e da página do cliente, e não volta.`,
      confirm: 'Remover',
      danger: true,
    })
    if (!sure) return
    await run(async () => {
      show(await api.budgets.files.remove({ id: file }))
      notifySuccess('O arquivo foi tirado')
    })
  }
  const drop = useFileDrop(attach, running)
  return (
    <section aria-labelledby="quote-files" {...drop.props}>
      <h3 id="quote-files">Arquivos</h3>
      {there.length > 0 && (
        <ul className={`bare-list ${styles.events}`}>
          {there.map((file) => (
            <li className="break-anywhere row space-between gap-75" key={file.id}>
              <span>
                <Anchor href={`/api/v1/budget/file?id=${file.id}`} download>
                  {file.name}
                </Anchor>{' '}
                <span className={styles.soft}>
                  {[fileSize(file.size), file.by, dateTime(file.at)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                disabled={running}
                aria-label={`Remover ${file.name}`}
                onClick={() => void remove(file)}
              >
                Remover
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Arquivos do orçamento"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // or the same file could not be chosen again
          if (chosen.length > 0) attach(chosen)
        }}
      />
      <Button
        variant="default"
        size="compact-md"
        loading={running}
        data-over={drop.isOver || undefined}
        leftSection={<IconPaperclip size={16} aria-hidden />}
        disabled={there.length >= MAX_ATTACHED}
        onClick={() => input.current?.click()}
      >
        Anexar arquivos
      </Button>
    </section>
  )
}

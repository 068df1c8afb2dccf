import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { fileSize } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { useFileDrop } from '#ui/workbench/use-file-drop.ts'
import { MAX_FILES } from '../../finance.ts'
import type { Report } from '../../reports-contract.ts'
import styles from './report.module.css'
import { refuseReceipt, sendReceipt } from './send-receipts.ts'

interface NewReceiptsProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

/** The receipts of an entry that is not saved yet: they are sent after it. */
export const NewReceipts = ({ files, onChange }: NewReceiptsProps) => (
  <ReceiptList room={MAX_FILES - files.length} onFiles={(added) => onChange([...files, ...added])}>
    {files.map((file) => (
      <Receipt
        key={`${file.name} ${file.size}`}
        name={file.name}
        size={file.size}
        onRemove={() => onChange(files.filter((one) => one !== file))}
      />
    ))}
  </ReceiptList>
)

/** The stored receipts of an entry. Each is added or removed at once, apart from the form. */
export function Receipts({ report }: { report: Pick<Report, 'id' | 'files'> }) {
  const queries = useQueryClient()
  const [files, setFiles] = useState(report.files)
  const { running, run } = useRun()
  const change = (work: () => Promise<void>) =>
    void run(
      async () => {
        await work()
        void queries.invalidateQueries({ queryKey: query.finance.reports.listMonth.key() })
      },
      (failure) => notifyError(failureText(failure)),
    )
  const add = (added: readonly File[]) =>
    change(async () => {
      for (const file of added) {
        const stored = await sendReceipt(report.id, file)
        setFiles((before) => [...before, stored])
      }
    })
  const remove = (id: number) =>
    change(async () => {
      await api.finance.reports.removeFile({ id })
      setFiles((before) => before.filter((file) => file.id !== id))
    })
  return (
    <ReceiptList room={MAX_FILES - files.length} isBusy={running} onFiles={add}>
      {files.map(({ id, name, size }) => (
        <Receipt
          key={id}
          name={name}
          size={size}
          address={`/api/v1/finance/report/get-file?id=${id}`}
          onRemove={running ? undefined : () => remove(id)}
        />
      ))}
    </ReceiptList>
  )
}

interface ReceiptListProps {
  /** How many more there may be. */
  room: number
  isBusy?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode[]
}

function ReceiptList({ room, isBusy = false, onFiles, children }: ReceiptListProps) {
  const input = useRef<HTMLInputElement>(null)
  const accept = (files: readonly File[]) => {
    const wrong = files.map(refuseReceipt).find(Boolean)
    if (wrong) return notifyError(wrong)
    if (files.length > room) return notifyError(`Cabem ${MAX_FILES} comprovantes em uma transação.`)
    onFiles(files)
  }
  const drop = useFileDrop(accept, isBusy)
  return (
    <section aria-label="Comprovantes" className={styles.receipts} data-over={drop.isOver || undefined} {...drop.props}>
      {children.length > 0 && <ul>{children}</ul>}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Comprovantes: arquivos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = '' // or the same file could not be chosen again
          if (files.length > 0) accept(files)
        }}
      />
      <Button
        variant="default"
        size="compact-md"
        leftSection={isBusy ? <Loader size="xs" /> : <IconPaperclip size={16} aria-hidden />}
        disabled={isBusy || room === 0}
        onClick={() => input.current?.click()}
      >
        Anexar comprovante
      </Button>
    </section>
  )
}

interface ReceiptProps {
  name: string
  /** Bytes. */
  size: number
  /** Where it is stored; absent for one that is not sent yet. */
  address?: string
  onRemove: (() => void) | undefined
}

const Receipt = ({ name, size, address, onRemove }: ReceiptProps) => (
  <li>
    <IconFile size={18} stroke={1.6} aria-hidden />
    {address ? (
      <a href={address} download={name}>
        {name}
      </a>
    ) : (
      <span>{name}</span>
    )}
    <small>{fileSize(size)}</small>
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={`Remover ${name}`}
      disabled={!onRemove}
      onClick={onRemove}
    >
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </li>
)

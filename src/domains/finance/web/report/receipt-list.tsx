import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { fileSize } from '#file-size.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { useFileDrop } from '#ui/workbench/use-file-drop.ts'
import { MAX_FILES } from '../../finance.ts'
import styles from './report.module.css'
import { refuseReceipt } from './send-receipts.ts'

interface ReceiptListProps {
  /** How many more there may be. */
  room: number
  isBusy?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode[]
}

/** The receipts of an entry, and the button that takes more; files can also be dropped here. */
export function ReceiptList({ room, isBusy = false, onFiles, children }: ReceiptListProps) {
  const input = useRef<HTMLInputElement>(null)
  const accept = (files: readonly File[]) => {
    const wrong = files.map(refuseReceipt).find(Boolean)
    if (wrong) return notifyError(wrong)
    if (files.length > room) return notifyError(`Cabem ${MAX_FILES} comprovantes em uma transação.`)
    onFiles(files)
  }
  const drop = useFileDrop(accept, isBusy)
  return (
    <section
      aria-label="Comprovantes"
      className={`stack items-start gap-50 rounded ${styles.receipts}`}
      data-over={drop.isOver || undefined}
      {...drop.props}
    >
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

/** A receipt: its name opens it where it is stored. */
export const Receipt = ({ name, size, address, onRemove }: ReceiptProps) => (
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

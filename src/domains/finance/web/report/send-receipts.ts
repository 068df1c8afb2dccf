import { failureText } from '#client/calls/failures.ts'
import { sendFile } from '#client/calls/send.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { MAX_FILE_SIZE } from '../../finance.ts'
import type { Attachment } from '../../receipts-contract.ts'

/** Why a file is no receipt; undefined where it may be one. */
export function refuseReceipt({ name, size }: File): string | undefined {
  if (size > MAX_FILE_SIZE) return `${name} passa de 20 MB.`
  return size === 0 ? `${name} está vazio.` : undefined
}

/** Stores a receipt of an entry. */
export async function sendReceipt(id: number, file: File): Promise<Attachment> {
  const path = `/api/v1/finance/report/file?${new URLSearchParams({ id: String(id), name: file.name })}`
  const answer = await sendFile({ path, file })
  return (answer as { data: Attachment }).data
}

/** Stores the receipts chosen for an entry that was just made. A toast names those that were refused. */
export async function sendReceipts(id: number, files: readonly File[]) {
  for (const file of files)
    await sendReceipt(id, file).catch((failure: unknown) =>
      notifyError(`A transação está salva, mas não ${file.name}: ${failureText(failure)}`),
    )
}

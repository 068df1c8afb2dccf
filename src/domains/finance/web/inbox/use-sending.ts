import { useState } from 'react'
import { failureText } from '#client/calls/failures.ts'
import { sendForm } from '#client/calls/send.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
import { refuseReceipt } from '../report/send-receipts.ts'

/** A file that was not taken, and why. */
export interface Refused {
  file: File
  why: string
}

/** Sends receipts, one after the other; those that were not taken stay, to be sent again. */
export function useSending(ledger: number | undefined) {
  const refresh = useRefreshFinance()
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<readonly Refused[]>([])

  async function send(files: readonly File[]) {
    setRefused([])
    const failed: Refused[] = []
    for (const file of files) {
      setSending(file.name)
      const why =
        refuseReceipt(file) ?? refuseStatement(file) ?? (await sendOne(file, ledger).then(() => undefined, failureText))
      if (why !== undefined) failed.push({ file, why })
    }
    setSending(undefined)
    setRefused(failed)
    refresh()
    return failed
  }
  return { sending, refused, send }
}

/** A statement is no receipt, and dropped here by mistake. */
const refuseStatement = ({ name }: File) =>
  /\.(ofx|qfx|csv|xlsx?)$/i.test(name) ? 'parece um extrato, e entra em Importar.' : undefined

function sendOne(file: File, ledger: number | undefined) {
  const form = new FormData()
  if (ledger !== undefined) form.append('id_user', String(ledger))
  form.append('file', file, file.name)
  return sendForm({ path: '/api/v1/finance/receipts/new', form })
}

import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { plural } from '#ui/formats.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSending } from '../inbox/use-sending.ts'
import styles from './finance-page.module.css'
import { useLedger } from './ledger.ts'

interface ReceiptDropProps {
  /** What is done with the files; absent: they are stored as receipts that wait, and their list is shown. */
  onReceipts: ((files: File[]) => void) | undefined
}

/** Takes receipts that are dropped anywhere in the window, but for areas and dialogs that take files themselves. */
export function ReceiptDrop({ onReceipts }: ReceiptDropProps) {
  const { newIn } = useLedger()
  const { sending, send } = useSending(newIn)
  const navigate = useNavigate()

  async function store(files: File[]) {
    if (sending !== undefined || newIn === undefined) return
    const failed = await send(files)
    for (const { file, why } of failed) notifyError(`${file.name}: ${why}`)
    const stored = files.length - failed.length
    if (stored === 0) return
    notifySuccess(plural(stored, 'comprovante guardado', 'comprovantes guardados'))
    void navigate({ to: '/dashboard/financial-report/receipts' })
  }
  const isOver = useWindowDrop((files) => (onReceipts ? onReceipts(files) : void store(files)))
  if (!isOver && sending === undefined) return null
  return (
    <p role="status" className={`pad-75-100 text-center surface rounded ${styles.dropping}`}>
      {sending === undefined ? 'Solte para guardar em Comprovantes' : `Lendo ${sending}…`}
    </p>
  )
}

/** Gives files that are dropped on the window where nothing else takes them. Returns whether some are held over it. */
function useWindowDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const isOurs = (event: DragEvent) =>
      !event.defaultPrevented &&
      event.dataTransfer?.types.includes('Files') === true &&
      !(event.target instanceof Element && event.target.closest('[role=dialog]'))
    const over = (event: DragEvent) => {
      setOver(isOurs(event))
      if (isOurs(event)) event.preventDefault()
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (!isOurs(event) || files.length === 0) return
      event.preventDefault()
      take(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

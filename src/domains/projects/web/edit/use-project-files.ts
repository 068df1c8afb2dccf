import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { sendFile } from '#client/calls/send.ts'
import { fileSize } from '#file-size.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import { fileUploadPath, type Slot } from '../../project.ts'

/** An upload in progress, or one that failed. */
export interface Sending {
  file: File
  /** Bytes sent so far. */
  sent: number
  /** Why it failed; it can be repeated. */
  problem?: string
}

/** Uploads and removes the files of a project, at once and independently of the form's save. */
export function useProjectFiles(id: number | undefined, limit: number | undefined) {
  const client = useQueryClient()
  const [sendings, setSendings] = useState<Partial<Record<Slot, Sending>>>({})
  const calls = useRef(new Map<Slot, AbortController>())

  useEffect(
    () => () => {
      for (const call of calls.current.values()) call.abort()
    },
    [],
  )

  const put = (slot: Slot, sending: Sending | undefined) =>
    setSendings(({ [slot]: _, ...others }) => (sending ? { ...others, [slot]: sending } : others))

  const reload = () => client.invalidateQueries({ queryKey: query.projects.key() })

  async function send(slot: Slot, file: File) {
    if (id === undefined || calls.current.has(slot)) return
    if (limit !== undefined && file.size > limit)
      return put(slot, { file, sent: 0, problem: `O arquivo passa de ${fileSize(limit)}. Envie um menor.` })
    const call = new AbortController()
    calls.current.set(slot, call)
    put(slot, { file, sent: 0 })
    try {
      const path = fileUploadPath({ id }, slot, file.name)
      await sendFile({ path, file, signal: call.signal, onProgress: (sent) => put(slot, { file, sent }) })
      await reload()
      put(slot, undefined)
      notifySuccess(`${file.name} está guardado`)
    } catch (failure) {
      put(slot, call.signal.aborted ? undefined : { file, sent: 0, problem: failureText(failure) })
    } finally {
      calls.current.delete(slot)
    }
  }

  async function remove(slot: Slot) {
    if (id === undefined) return
    try {
      await api.projects.removeFile({ id, slot })
      await reload()
      notifySuccess('Arquivo removido')
    } catch (failure) {
      notifyFailure(failure)
    }
  }

  return {
    /** Whether the project exists, so that files can be uploaded. */
    ready: id !== undefined,
    limit,
    sendings,
    send: (slot: Slot, file: File) => void send(slot, file),
    /** Aborts an upload, or dismisses a failed one. */
    cancel(slot: Slot) {
      calls.current.get(slot)?.abort()
      put(slot, undefined)
    },
    remove,
    isSending: () => calls.current.size > 0,
  }
}

export type ProjectFiles = ReturnType<typeof useProjectFiles>

import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { failureText, isApiError, isMissing } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { Changes } from '#ui/workbench/form/form-values.ts'
import { useAutosave } from '#ui/workbench/form/use-autosave.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../board-contract.ts'
import { TaskFields, type TaskView } from '../../task-contract.ts'
import { productionWords } from '../../words.ts'
import { newTask, toStored } from './form-values.ts'
import { sendTask } from './send-task.ts'
import { actsOf } from './task-acts.ts'
import type { CommentList, SubtaskList } from './use-lists.ts'
import { usePictures } from './use-pictures.ts'
import { useLatest } from './use-task.ts'
import { useTaskUndo } from './use-task-undo.ts'
import { useTypedParts } from './use-typed-parts.ts'

export interface TaskFormOptions {
  line: LineView
  /** The stored task; undefined for a new one. */
  task?: TaskView
  subtasks: SubtaskList
  comments: CommentList
  /** Whether a stored task is saved as one types, while it is within reach. */
  keeps?: boolean
  /** Reads the stored task again. */
  reload?: () => Promise<void>
  /** Set by the form: closes the dialog, after a question where something is not saved. */
  closeRef: RefObject<() => void>
  onClose: () => void
}

/** What of a task that is saved as one types is worth storing. */
const KEPT = {
  settle: (values: TaskFields): TaskFields => ({ ...values, nome: values.nome.trim() }),
  together: [],
}

/** The state of a task's form, with saving, removing and leaving. */
export function useTaskForm(options: TaskFormOptions & { isGone: boolean }) {
  const { line, task, subtasks, comments, reload, closeRef, onClose, keeps = false, isGone } = options
  const client = useQueryClient()
  const [first] = useState(() => (task ? toStored(task) : { values: newTask() }))
  const pictures = usePictures(task?.attachments ?? [])
  const latest = useLatest(task)
  const parts = useTypedParts(subtasks, comments)
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<number>()
  const sending = useRef<AbortController>(undefined)
  /** Whether the person cancelled the last save. */
  const isStopped = useRef(false)
  const isLeaving = useRef(false)
  const undo = useTaskUndo()

  const record = useRecordForm({
    schema: TaskFields,
    first,
    draftName: task ? `task:${task.id}` : `task:new:${line.id}`,
    successText: null,
    save: async ({ values, changes, revision, once }) => {
      if (task && keeps) return keep(task.id, changes, revision)
      setProblem(undefined)
      isStopped.current = false
      if (task && Object.keys(changes).length === 0 && !pictures.isChanged) return {}
      const files = pictures.added.map(({ file }) => file)
      const input = task
        ? { id: task.id, revision, ...changes, removed_attachments: pictures.removed }
        : {
            id_project: line.id,
            ...values,
            ...parts.toNew(),
          }
      const controller = new AbortController()
      sending.current = controller
      setSent(0)
      try {
        await sendTask(input, { files, signal: controller.signal, onProgress: setSent, ...once.context })
      } catch (failure) {
        isStopped.current = controller.signal.aborted
        if (isMissing(failure)) void reload?.()
        const isConflict = isApiError(failure) && failure.data?.conflict
        if (!isConflict && !isStopped.current) notifyError(productionWords.notSaved)
        throw failure
      } finally {
        sending.current = undefined
        setSent(undefined)
      }
      return {}
    },
    reload: async () => (latest.current ? toStored(latest.current) : first),
    readConflict: (stored) => toStored(stored as TaskView).values,
    onRefused: ({ text }) => setProblem(isStopped.current ? 'O envio foi interrompido. Nada se perdeu aqui.' : text),
    onChange: () => autosave.type(),
    onSaved: () => {
      if (keeps) return
      notifySuccess(productionWords.saved)
      void client.invalidateQueries({ queryKey: query.production.lines.key() })
      leave()
    },
    ...(keeps && { kept: KEPT }),
  })
  const autosave = useAutosave(record, keeps && !isGone)

  /** Saves what was typed, so that it can be taken back. */
  async function keep(id: number, changes: Changes<TaskFields>, revision: number | undefined) {
    const before = record.saved
    try {
      const { data } = await api.production.task.change({ id, revision, ...changes })
      undo.noteFields({ before, changes, form: record.form, save: autosave.saveNow })
      return data
    } catch (failure) {
      if (isMissing(failure)) void reload?.()
      throw failure
    }
  }

  /** Sends the pictures that were chosen, and removes those that were taken away, at once. */
  async function sendPictures(id: number) {
    setProblem(undefined)
    setSent(0)
    const controller = new AbortController()
    sending.current = controller
    try {
      const { added, removed } = pictures
      const files = added.map(({ file }) => file)
      const input = { id, removed_attachments: removed }
      await sendTask(input, { files, signal: controller.signal, onProgress: setSent })
      await reload?.()
      pictures.settle(added)
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      sending.current = undefined
      setSent(undefined)
    }
  }
  const areUnsent = keeps && task !== undefined && pictures.isChanged && sent === undefined && problem === undefined
  const send = useLatest(() => task && sendPictures(task.id))
  useEffect(() => {
    if (areUnsent) void send.current()
  }, [areUnsent, send])

  // What others have saved since is taken over, but for what was changed here.
  const refresh = useLatest(record.refresh)
  useEffect(() => {
    if (task) void refresh.current()
  }, [task, refresh])

  /** Whether there are unsaved changes that the draft does not store: pictures, subtasks, comments. */
  const isBeyondDraft = () =>
    !isLeaving.current &&
    (sending.current !== undefined ||
      pictures.isChanged ||
      parts.isUnsaved ||
      (!task && subtasks.items.length + comments.items.length > 0))
  const isDirty = () => !isLeaving.current && (record.isDirty() || isBeyondDraft())

  function leave() {
    isLeaving.current = true
    onClose()
  }

  /** Closes the dialog, after a question where something is not saved. While a save is in progress it cancels that instead. */
  async function close() {
    if (sending.current) return sending.current.abort()
    const sure =
      !isDirty() ||
      (await confirmAction({
        title: 'Sair sem salvar?',
        text: `Há alterações que ainda não foram salvas. Saindo agora, ${
          record.draft.store() && !isBeyondDraft() ? 'ficam como rascunho neste navegador' : 'elas se perdem'
        }.`,
        confirm: 'Sair sem salvar',
        danger: true,
      }))
    if (sure) leave()
  }
  useEffect(() => {
    // What is saved as one types is saved on leaving, and asked about only where that fails: see `RecordForm`.
    closeRef.current = keeps ? onClose : () => void close()
  })

  /** Saves, together with the typed subtask and comment, and those that are being changed. */
  async function save() {
    if (keeps) return void (await autosave.saveNow())
    if (record.saving) return
    if (!task || (await parts.saveAll())) await record.save()
  }

  return {
    record: { ...record, isDirty, save },
    autosave,
    /** Sends the pictures again that could not be sent. */
    retry: () => setProblem(undefined),
    leave: async () => (await autosave.leave()) && !isBeyondDraft(),
    pictures,
    parts,
    problem,
    sent,
    isBeyondDraft,
    ...actsOf(task, { record, undo, reload, keeps, onGone: leave }),
  }
}

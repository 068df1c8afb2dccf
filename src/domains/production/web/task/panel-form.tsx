import { Checkbox, Textarea } from '@mantine/core'
import { type ClipboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import type { LineView } from '../../board-contract.ts'
import { useLabels } from '../labels/use-labels.ts'
import { Attachments } from './attachments.tsx'
import { CommentItems, NewComment } from './comments.tsx'
import { Description } from './description.tsx'
import { FieldConflict } from './field-conflict.tsx'
import { FollowButton } from './follow-button.tsx'
import { describeFields } from './form-values.ts'
import { History } from './history.tsx'
import type { ReadTask } from './open-task.tsx'
import styles from './panel.module.css'
import { PanelHead } from './panel-head.tsx'
import { GoneStrip, ProblemStrip } from './panel-strips.tsx'
import { Properties } from './properties.tsx'
import { Subtasks } from './subtasks.tsx'
import { TaskFiles } from './task-files.tsx'
import { takePasted } from './task-form.tsx'
import { useStoredComments, useStoredSubtasks } from './use-lists.ts'
import { usePromotion } from './use-promotion.ts'
import { useTaskForm } from './use-task-form.ts'
import { useUndoKey } from './use-undo-key.ts'

interface TaskBesideProps extends ReadTask {
  line: LineView
  isPhone: boolean
  onStep: ((by: -1 | 1) => void) | undefined
  /** Whether it was just made: its text has the focus. */
  isNew: boolean | undefined
  onClose: () => void
  /** The button that closes it: at the end of the head, on a phone at its start. */
  close: ReactNode
}

/** A task's form beside its board: properties first, text below, saved as one types. */
export function TaskBeside({ line, task, live, gone, here, isPhone, onStep, isNew, onClose, close }: TaskBesideProps) {
  const subtasks = useStoredSubtasks(task, live)
  const stored = useStoredComments(task, live)
  const [tells, setTells] = useState(true)
  const comments = { ...stored, add: (comment: string) => stored.add(comment, tells) }
  const closeRef = useRef(onClose)
  const state = useTaskForm({
    ...{ line, task, subtasks, comments, closeRef, onClose },
    reload: live.reload,
    keeps: true,
    isGone: gone !== undefined,
  })
  const { record, pictures, parts } = state
  const { typed } = parts
  const form = useMarked(record)
  const { byId } = useLabels()
  const describe = useMemo(() => describeFields(line.people, byId), [line.people, byId])
  const paste = (event: ClipboardEvent) => takePasted(event, pictures.add)
  useUndoKey()
  const promote = usePromotion(task, live)

  return (
    <RecordForm
      record={record}
      label="Tarefa"
      savedText="A tarefa foi salva"
      updated={task.updated}
      className={`column ${styles.form}`}
      isSending={state.isBeyondDraft}
      leave={state.leave}
      showsConflict
    >
      <PanelHead
        task={task}
        here={here}
        saving={record.saving}
        autosave={state.autosave}
        isGone={gone !== undefined}
        isPhone={isPhone}
        onStep={onStep}
        onRemove={() => void state.remove()}
        close={close}
      />
      {gone && (
        <GoneStrip
          gone={gone}
          onRestore={() => void state.restore()}
          text={() => {
            const { nome, descricao } = form.getValues()
            return [nome, descricao, typed.comment].filter(Boolean).join('\n\n')
          }}
        />
      )}
      {state.problem && <ProblemStrip problem={state.problem} onRetry={state.retry} />}
      <FieldConflict record={record} describe={describe} typed={form.getValues} />
      <div className={`grow ${styles.scrolled}`} onPaste={paste}>
        <Textarea
          key={form.key('nome')}
          {...form.field('nome')}
          label={undefined}
          aria-label="Nome da tarefa"
          variant="unstyled"
          autosize
          classNames={{ input: styles.name ?? '' }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void state.autosave.saveNow()
          }}
        />
        <Properties line={line} task={task} live={live} form={form} onStatus={state.setStatus} />
        <Description id={task.id} form={form} autoFocus={isNew} />
        <div className={`stack content-start ${styles.parts}`}>
          <Subtasks
            list={subtasks}
            edits={parts.edits.subtasks}
            typed={typed.subtask}
            onType={(text) => parts.type('subtask', text)}
            onAdd={() => parts.addTyped('subtask')}
            onPromote={(item) => void promote(item)}
          />
          <TaskFiles task={task} live={live} />
          <Attachments pictures={pictures} sent={state.sent} error={form.errors.attachments} />
          <section aria-label="Comentários" className="stack gap-50">
            <div className="row space-between">
              <h3>Comentários</h3>
              <FollowButton task={task} live={live} />
            </div>
            <CommentItems list={comments} edits={parts.edits.comments} people={line.people} manages={line.manages} />
          </section>
          <History task={task} />
        </div>
      </div>
      <div className={`cluster align-end gap-50 line-above ${styles.say}`}>
        <NewComment
          people={line.people}
          typed={typed.comment}
          onType={(text) => parts.type('comment', text)}
          onAdd={() => parts.addTyped('comment')}
          rows={1}
        />
        <Checkbox
          className={styles.tell ?? ''}
          size="xs"
          label="Avisar quem segue"
          checked={tells}
          onChange={({ currentTarget }) => setTells(currentTarget.checked)}
        />
      </div>
    </RecordForm>
  )
}

type TaskRecord = ReturnType<typeof useTaskForm>['record']

/** The form whose fields are marked that somebody else has changed too. */
function useMarked({ form, conflict }: TaskRecord) {
  if (!conflict) return form
  return {
    ...form,
    field: (path: string) => ({ ...form.field(path), ...(conflict.fields.includes(path) && { error: true }) }),
  }
}

import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { type ClipboardEvent, useMemo } from 'react'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { Attachments } from './attachments.tsx'
import { Comments } from './comments.tsx'
import { describeFields } from './form-values.ts'
import { History } from './history.tsx'
import styles from './modal.module.css'
import type { Gone, ReadTask } from './open-task.tsx'
import { SideFields } from './side-fields.tsx'
import { Subtasks } from './subtasks.tsx'
import { TaskActions } from './task-actions.tsx'
import { useNewComments, useNewSubtasks, useStoredComments, useStoredSubtasks } from './use-lists.ts'
import { type TaskFormOptions, useTaskForm } from './use-task-form.ts'

interface FormProps extends Pick<TaskFormOptions, 'line' | 'closeRef' | 'onClose'> {
  gone: Gone | undefined
}

/** The form of a new task: subtasks and comments are saved with it. */
export function NewTaskForm(props: FormProps) {
  return <TaskForm {...props} subtasks={useNewSubtasks()} comments={useNewComments()} />
}

/** The form of a stored task: each change of subtasks and comments is saved at once. */
export function StoredTaskForm({ live, ...props }: FormProps & ReadTask) {
  const { task } = props
  return (
    <TaskForm
      {...props}
      subtasks={useStoredSubtasks(task, live)}
      comments={useStoredComments(task, live)}
      reload={live.reload}
    />
  )
}

function TaskForm({ gone, ...options }: FormProps & TaskFormOptions) {
  const { line, task, subtasks, comments, closeRef } = options
  const state = useTaskForm({ ...options, isGone: gone !== undefined })
  const { record, pictures, parts, problem } = state
  const { typed } = parts
  const { form } = record
  const { byId } = useLabels()
  const describe = useMemo(() => describeFields(line.people, byId), [line.people, byId])
  const paste = (event: ClipboardEvent) => takePasted(event, pictures.add)

  return (
    <RecordForm
      record={record}
      label="Tarefa"
      savedText="A tarefa foi salva"
      updated={task?.updated}
      className={`stack ${styles.form}`}
      describe={describe}
      isSending={state.isBeyondDraft}
    >
      {gone && <GoneNotice gone={gone} onRestore={() => void state.restore()} />}
      <div className="stack gap-75" onPaste={paste}>
        <TextInput key={form.key('nome')} {...form.field('nome')} data-autofocus={task ? undefined : true} />
        <Textarea
          key={form.key('descricao')}
          {...form.field('descricao')}
          description="Aceita Markdown."
          autosize
          minRows={4}
          maxRows={18}
        />
      </div>
      <SideFields line={line} task={task} form={form} onStatus={state.setStatus} />
      <div className="stack content-start gap-150" onPaste={paste}>
        <Attachments pictures={pictures} sent={state.sent} error={form.errors.attachments} />
        <Subtasks
          list={subtasks}
          edits={parts.edits.subtasks}
          typed={typed.subtask}
          onType={(text) => parts.type('subtask', text)}
          onAdd={() => parts.addTyped('subtask')}
        />
        <Comments
          list={comments}
          edits={parts.edits.comments}
          people={line.people}
          manages={line.manages}
          typed={typed.comment}
          onType={(text) => parts.type('comment', text)}
          onAdd={() => parts.addTyped('comment')}
        />
        {task && <History task={task} />}
      </div>
      <TaskActions
        task={task}
        saving={record.saving}
        isGone={gone !== undefined}
        problem={problem}
        onRemove={() => void state.remove()}
        onCancel={() => closeRef.current()}
      />
    </RecordForm>
  )
}

/** Takes the files of a paste. */
export function takePasted(event: ClipboardEvent, take: (files: File[]) => void) {
  // A spreadsheet's cells come as text and as a picture of them: the text is pasted.
  if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return
  event.preventDefault()
  take([...event.clipboardData.files])
}

/** Says that the task cannot be saved any more. */
const GoneNotice = ({ gone, onRestore }: { gone: Gone; onRestore: () => void }) =>
  gone === 'line' ? (
    <Alert color="red" role="alert" className="whole-row" title="Esta tarefa não está mais ao seu alcance">
      O quadro foi excluído, ou você não trabalha mais nele. O que você escreveu continua no formulário, para copiar.
    </Alert>
  ) : (
    <Alert color="red" role="alert" className="whole-row" title="Esta tarefa foi excluída">
      Alguém a excluiu enquanto estava aberta aqui, ou ela não é mais sua. O que você escreveu continua no formulário.
      <Button variant="default" size="compact-md" mt="xs" display="block" onClick={onRestore}>
        Trazer de volta
      </Button>
    </Alert>
  )

import { Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import type { RecordFields } from './record-fields.ts'
import { RecordForm } from './record-form.tsx'
import type { RecordFormOptions, SaveAnswer } from './record-form-options.ts'
import { type Removal, removeRecord } from './remove-record.ts'
import { useRecordForm } from './use-record-form.ts'

type Options<Values extends object, Answer extends SaveAnswer> = Omit<
  RecordFormOptions<Values, Answer>,
  'minor' | 'emptyAfterSave'
>

interface FormInDialogProps<Values extends object, Answer extends SaveAnswer> extends Options<Values, Answer> {
  /** By default also called after a save. */
  onClose: () => void
  /** Name of the form. */
  label?: string
  /** What it is about, above the fields. */
  text?: ReactNode
  /** See `RecordForm`. */
  savedText?: string
  /** The button that saves, as a verb. */
  confirm?: string
  /** For a save that takes something away. */
  danger?: boolean
  /** Whether that button has the focus at first. */
  focusesConfirm?: boolean
  /** In place of the usual buttons. */
  buttons?: (record: DialogRecord) => ReactNode
  /** How the record is removed; absent for a new one, and where it may not be. */
  removal?: Removal | undefined
  /** Called after a save and a removal, and once what was removed is back: loads again what has shown the record. */
  onChanged?: () => void
  children: (form: RecordFields<Values>) => ReactNode
}

/** What a dialog's own buttons need. */
interface DialogRecord {
  saving: boolean
  /** Runs another action; false if it failed. */
  run: (act: () => Promise<unknown>) => Promise<boolean>
}

interface DialogFormProps<Values extends object, Answer extends SaveAnswer> extends FormInDialogProps<Values, Answer> {
  opened: boolean
  title: ReactNode
  /** Width, e.g. '32rem'. */
  size?: string
  closeOnClickOutside?: boolean
}

/** A form in a dialog, which closes once it is saved (unless `onSaved` says otherwise), removed or left alone. */
export function DialogForm<Values extends object, Answer extends SaveAnswer>(props: DialogFormProps<Values, Answer>) {
  const { opened, onClose } = props
  // It fades away with what it showed, and opens anew each time.
  const last = useRef(props)
  if (opened) last.current = props
  const [openings, setOpenings] = useState({ opened, count: 0 })
  if (openings.opened !== opened) setOpenings({ opened, count: openings.count + (opened ? 1 : 0) })
  const { opened: _, title, size = 'md', closeOnClickOutside = true, ...content } = last.current
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={size} closeOnClickOutside={closeOnClickOutside}>
      <FormInDialog key={openings.count} {...content} />
    </Modal>
  )
}

/** The form of a dialog, for one that shows something else at first, as while its record loads. */
export function FormInDialog<Values extends object, Answer extends SaveAnswer>({
  onClose,
  label,
  text,
  savedText = '',
  confirm = 'Salvar',
  danger = false,
  focusesConfirm = false,
  buttons,
  removal,
  onChanged = () => {},
  onSaved = onClose,
  children,
  ...options
}: FormInDialogProps<Values, Answer>) {
  const record = useRecordForm<Values, Answer>({
    ...options,
    minor: true,
    onSaved: (answer) => {
      onChanged()
      onSaved(answer)
    },
  })
  const { saving } = record
  function cancel() {
    record.draft.remove()
    onClose()
  }
  async function remove(removal: Removal) {
    if (await removeRecord(record, removal, onChanged)) onClose()
  }
  return (
    <RecordForm record={record} label={label} savedText={savedText}>
      <Stack>
        {text && <Text>{text}</Text>}
        {children(record.form)}
        {buttons ? (
          buttons({ saving, run: async (act) => (await record.run(act)) !== undefined })
        ) : (
          <DialogButtons
            confirm={confirm}
            danger={danger}
            focusesConfirm={focusesConfirm}
            saving={saving}
            remove={removal && { label: removal.label ?? 'Excluir', onClick: () => void remove(removal) }}
            onCancel={cancel}
          />
        )}
      </Stack>
    </RecordForm>
  )
}

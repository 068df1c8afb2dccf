import { useHotkeys } from '@mantine/hooks'
import type { ReactNode, RefObject } from 'react'
import { dateTime } from '#time.ts'
import { UnsavedChanges } from '../unsaved-changes.tsx'
import type { Choices, FormConflict } from './conflict.ts'
import { ConflictDialog, type Describe } from './conflict-dialog.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { Draft } from './form-draft.ts'
import { isAnySending } from './sending.ts'
import { CHECKS } from './use-unreadable.ts'

/** The part of `useRecordForm` that `RecordForm` needs. */
interface ShownRecord {
  element: RefObject<HTMLFormElement | null>
  form: { labelOf: (path: string) => string }
  isDirty: () => boolean
  saving: boolean
  minor: boolean
  save: () => Promise<void>
  conflict: FormConflict<object> | undefined
  resolveConflict: (choices: Choices) => void
  cancelConflict: () => void
  draft: {
    offer: Draft<unknown> | undefined
    isOvertaken: boolean
    store: () => boolean
    resume: () => void
    discard: () => void
  }
}

interface RecordFormProps {
  record: ShownRecord
  children: ReactNode
  id?: string
  className?: string | undefined
  label?: string | undefined
  /** Beginning of the message that the record was saved after a draft: 'O artigo foi salvo'. For forms with drafts. */
  savedText?: string
  /** Time of the last save, if known. */
  updated?: string | undefined
  describe?: Describe
  /** Called before a save by the button or the Enter key. */
  onSubmit?: () => void
  /** Whether leaving would lose something that no draft stores, as an upload that is on its way. */
  isSending?: () => boolean
  /** For a form that is saved as one types: saves what is typed before the screen is left. Whether all of it is saved then. */
  leave?: (() => Promise<boolean>) | undefined
  /** Whether the form itself shows a conflict, beside its fields; else a dialog does. */
  showsConflict?: boolean
}

/** The form of a record with its draft, Ctrl+S, the conflict dialog and the warning about unsaved changes. */
export function RecordForm({
  record,
  children,
  id,
  className,
  label,
  savedText = '',
  updated,
  describe,
  onSubmit,
  isSending = () => false,
  leave,
  showsConflict = false,
}: RecordFormProps) {
  const { draft, minor } = record
  const isBeyondDraft = () => isSending() || isAnySending()
  useHotkeys(minor || record.conflict ? [] : [['mod+S', () => void record.save()]], [])
  return (
    <>
      <form
        ref={record.element}
        id={id}
        className={className}
        aria-label={label}
        noValidate
        {...{ [CHECKS]: true }}
        aria-busy={record.saving}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog's form lies within the page's for React, which must not be saved along.
          event.stopPropagation()
          onSubmit?.()
          void record.save()
        }}
      >
        {draft.offer && (
          <DraftNotice
            typed={draft.offer.typed}
            overtaken={
              draft.isOvertaken ? `${savedText} depois disso${updated ? `, em ${dateTime(updated)}` : ''}` : undefined
            }
            onResume={draft.resume}
            onDiscard={draft.discard}
          />
        )}
        {children}
      </form>
      <ConflictDialog
        conflict={showsConflict ? undefined : record.conflict}
        labelOf={record.form.labelOf}
        describe={describe}
        onResolve={record.resolveConflict}
        onCancel={record.cancelConflict}
      />
      {!minor && (
        <UnsavedChanges
          isDirty={() => record.isDirty() || isBeyondDraft()}
          isKept={() => draft.store() && !isBeyondDraft()}
          save={leave}
        />
      )}
    </>
  )
}

import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSay } from '#client/interface/say.ts'
import type { Words } from '#words.ts'
import { IconAction } from '../icon-action.tsx'
import { WorkbenchPage } from '../page.tsx'
import { SaveButton } from './save-button.tsx'
import { SaveState } from './save-state.tsx'

interface RecordPageProps {
  title: Words
  /** The list of such records: its address and its name, which the document's title ends with. */
  list: { to: string; label: Words }
  /** The id of its form. */
  form: string
  /** The part of `useRecordEditor` that the page needs. */
  record: { saving: boolean; dirty: boolean; remove: () => Promise<void> }
  /** Whether there is a stored record that this person may remove. */
  removable: boolean
  /** Further buttons, before that one. */
  actions?: ReactNode
  children: ReactNode
}

/** The page around a record's form: its way back, whether it is saved, and the buttons to save and remove it. */
export function RecordPage({ title, list, form, record, removable, actions, children }: RecordPageProps) {
  const say = useSay()
  return (
    <WorkbenchPage
      title={title}
      documentTitle={`${say(title)} · ${say(list.label)}`}
      parent={list}
      saveState={<SaveState saving={record.saving} dirty={record.dirty} />}
      main={<SaveButton form={form} saving={record.saving} />}
      actions={
        (actions || removable) && (
          <>
            {actions}
            {removable && (
              <IconAction
                label="Excluir"
                icon={IconTrash}
                c="var(--mantine-color-error)"
                onClick={() => void record.remove()}
                disabled={record.saving}
              />
            )}
          </>
        )
      }
    >
      {children}
    </WorkbenchPage>
  )
}

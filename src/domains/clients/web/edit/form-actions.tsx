import { IconArrowsJoin2, IconTrash } from '@tabler/icons-react'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { IconAction } from '#ui/workbench/icon-action.tsx'

interface ClientFormActionsProps {
  isNew: boolean
  admin: boolean
  dirty: boolean
  saving: boolean
  onMerge: () => void
  onRemove: () => void
}

/** The client's actions in the top bar. */
export const ClientFormActions = ({ isNew, admin, dirty, saving, onMerge, onRemove }: ClientFormActionsProps) => (
  <>
    <SaveState saving={saving} dirty={dirty} />
    {!isNew && admin && (
      <IconAction label="Juntar com outro" icon={IconArrowsJoin2} opens onClick={onMerge} disabled={saving} />
    )}
    {!isNew && (
      <IconAction
        label="Excluir"
        icon={IconTrash}
        c="var(--mantine-color-error)"
        onClick={onRemove}
        disabled={saving}
      />
    )}
    <SaveButton form="client-form" saving={saving} />
  </>
)

import { IconArrowsJoin2, IconTrash } from '@tabler/icons-react'
import { IconAction } from '#ui/workbench/icon-action.tsx'

interface ClientFormActionsProps {
  isNew: boolean
  admin: boolean
  saving: boolean
  onMerge: () => void
  onRemove: () => void
}

/** What the admin and others can do with a client as a whole. */
export const ClientFormActions = ({ isNew, admin, saving, onMerge, onRemove }: ClientFormActionsProps) => (
  <>
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
  </>
)

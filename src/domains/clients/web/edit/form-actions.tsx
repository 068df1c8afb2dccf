import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArrowsJoin2, IconDeviceFloppy, IconTrash } from '@tabler/icons-react'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import styles from './client.module.css'

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
    <SaveState saving={saving} dirty={dirty} className={styles.state} />
    {!isNew && admin && (
      <Tooltip label="Juntar com outro">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Juntar com outro"
          aria-haspopup="dialog"
          onClick={onMerge}
          disabled={saving}
        >
          <IconArrowsJoin2 size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )}
    {!isNew && (
      <Tooltip label="Excluir">
        <ActionIcon
          variant="default"
          c="var(--mantine-color-error)"
          size={36}
          aria-label="Excluir"
          onClick={onRemove}
          disabled={saving}
        >
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
    )}
    <Button
      type="submit"
      form="client-form"
      loading={saving}
      leftSection={<IconDeviceFloppy size={18} aria-hidden />}
      aria-keyshortcuts="Control+S"
    >
      Salvar
    </Button>
  </>
)

import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconDeviceFloppy, IconExternalLink, IconHistory, IconTrash } from '@tabler/icons-react'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { archivePath } from '../../archive.ts'
import styles from './form.module.css'

interface ArchiveFormActionsProps {
  id: number | undefined
  /** As stored on the server. */
  isPublic: boolean
  dirty: boolean
  saving: boolean
  onDraft: () => void
  onPrevious: () => void
  onRemove: () => void
}

/** The article's actions in the top bar. */
export function ArchiveFormActions({
  id,
  isPublic,
  dirty,
  saving,
  onDraft,
  onPrevious,
  onRemove,
}: ArchiveFormActionsProps) {
  return (
    <>
      <SaveState saving={saving} dirty={dirty} className={styles.state} />
      {id !== undefined && (
        <Tooltip label="Versão anterior">
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Versão anterior"
            aria-haspopup="dialog"
            onClick={onPrevious}
            disabled={saving}
          >
            <IconHistory size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {id !== undefined && (
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
      {id !== undefined && isPublic && (
        <Button
          component="a"
          href={archivePath({ id })}
          target="_blank"
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          Ver no site
        </Button>
      )}
      {id === undefined && (
        <Button variant="default" onClick={onDraft} disabled={saving}>
          Salvar rascunho
        </Button>
      )}
      <Button
        type="submit"
        form="archive-form"
        loading={saving}
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        aria-keyshortcuts="Control+S"
      >
        Salvar
      </Button>
    </>
  )
}

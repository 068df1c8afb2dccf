import { Button } from '@mantine/core'
import { IconExternalLink, IconHistory, IconTrash } from '@tabler/icons-react'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { archivePath } from '../../archive.ts'

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
      <SaveState saving={saving} dirty={dirty} />
      {id !== undefined && (
        <>
          <IconAction label="Versão anterior" icon={IconHistory} opens onClick={onPrevious} disabled={saving} />
          <IconAction
            label="Excluir"
            icon={IconTrash}
            c="var(--mantine-color-error)"
            onClick={onRemove}
            disabled={saving}
          />
        </>
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
      <SaveButton form="archive-form" saving={saving} />
    </>
  )
}

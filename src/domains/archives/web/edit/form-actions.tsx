import { Button } from '@mantine/core'
import {
  IconClock,
  IconDeviceFloppy,
  IconExternalLink,
  IconHistory,
  IconMailForward,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useWider } from '#client/page/use-narrower.ts'
import { IconAction } from '#ui/workbench/icon-action.tsx'
import { archivePath } from '../../archive.ts'
import type { ArchiveFields } from '../../archive-fields.ts'
import { isAhead } from './publication.ts'

interface ArchiveFormActionsProps {
  id: number
  isPublic: boolean
  saving: boolean
  onVersions: () => void
  /** Opens the sending of the article to those who get new ones; absent where the module is off. */
  onSend: (() => void) | undefined
  onRemove: () => void
}

/** What can be done with an article as a whole. */
export const ArchiveFormActions = ({ id, isPublic, saving, onVersions, onSend, onRemove }: ArchiveFormActionsProps) => (
  <>
    {isPublic && onSend && <SendAction onSend={onSend} disabled={saving} />}
    <IconAction label="Versões" icon={IconHistory} opens onClick={onVersions} disabled={saving} />
    <IconAction label="Excluir" icon={IconTrash} c="var(--mantine-color-error)" onClick={onRemove} disabled={saving} />
    {isPublic && (
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
  </>
)

/** With its name where the top bar has room for it. */
function SendAction({ onSend, disabled }: { onSend: () => void; disabled: boolean }) {
  const isWide = useWider('90em')
  const label = 'Enviar aos inscritos…'
  if (!isWide) return <IconAction label={label} icon={IconMailForward} opens onClick={onSend} disabled={disabled} />
  return (
    <Button
      variant="default"
      leftSection={<IconMailForward size={20} stroke={1.7} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onSend}
      disabled={disabled}
    >
      {label}
    </Button>
  )
}

/** Off the site, and not scheduled. */
const PRIVATE = { archive_public: false, publish_at: null }

interface SaveActionsProps {
  /** As stored on the server. */
  stored: Pick<ArchiveFields, 'archive_public' | 'publish_at'>
  /** The scheduled publication as typed. */
  publishAt: string | null
  saving: boolean
  /** Saves with these changes. */
  onSave: (changes: Partial<ArchiveFields>) => void
}

/** Saves an article as a draft, or takes it off the site; and what its main button does. */
export const ArchiveSaveActions = (props: SaveActionsProps) => (
  <>
    <Button variant="default" onClick={() => props.onSave(PRIVATE)} disabled={props.saving}>
      {props.stored.archive_public ? 'Tirar do ar' : 'Salvar rascunho'}
    </Button>
    <MainButton {...props} />
  </>
)

/** Schedules where a future time is chosen, updates what is public or scheduled, publishes anything else. */
function MainButton({ stored, publishAt, saving, onSave }: SaveActionsProps) {
  const isScheduled = isAhead(publishAt)
  const isUpdate = isScheduled ? publishAt === stored.publish_at : stored.archive_public
  const [label, Icon] = isUpdate
    ? (['Atualizar', IconDeviceFloppy] as const)
    : isScheduled
      ? (['Agendar', IconClock] as const)
      : (['Publicar', IconSend] as const)
  const publishes = !isUpdate && !isScheduled
  return (
    <Button
      form="archive-form"
      // Enter and Ctrl+S submit the form, which saves what is typed and never publishes a draft by itself.
      type={publishes ? 'button' : 'submit'}
      onClick={publishes ? () => onSave({ archive_public: true }) : undefined}
      loading={saving}
      leftSection={<Icon size={18} aria-hidden />}
      aria-keyshortcuts={publishes ? undefined : 'Control+S'}
    >
      {label}
    </Button>
  )
}

import { Button } from '@mantine/core'
import { IconArrowLeft, IconDeviceFloppy, IconExternalLink, IconLayoutKanban, IconTrash } from '@tabler/icons-react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { useIsOn } from '#client/session/modules.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { projectPath } from '../../project.ts'
import { projectWords } from '../../words.ts'

interface ProjectFormActionsProps {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  /** Whether its production line has begun. */
  hasLine: boolean
  /** Whether visitors can see it, as stored on the server. */
  isOnSite: boolean
  /** Whether the user may delete it. */
  manages: boolean
  saving: boolean
  onDelete: () => void
}

/** What can be done with a project as a whole. */
export function ProjectFormActions({ id, hasLine, isOnSite, manages, saving, onDelete }: ProjectFormActionsProps) {
  const say = useSay()
  const { hasListButton, lineOnDemand } = useManners()
  const isOn = useIsOn()
  return (
    <>
      {hasListButton && (
        <LinkButton to="/dashboard/projects" variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
          {say(projectWords.list)}
        </LinkButton>
      )}
      {id !== undefined && lineOnDemand && isOn({ module: 'boards' }) && (
        <LinkButton
          to="/dashboard/production-line/backlog/$id"
          params={{ id: String(id) }}
          variant="default"
          leftSection={<IconLayoutKanban size={16} aria-hidden />}
        >
          {hasLine ? 'Abrir o quadro' : 'Começar o quadro'}
        </LinkButton>
      )}
      {id !== undefined && isOnSite && (
        <Button
          component="a"
          href={projectPath({ id })}
          target="_blank"
          variant="default"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          Ver no site
        </Button>
      )}
      {id !== undefined && manages && (
        <Button
          variant="default"
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onDelete}
          disabled={saving}
        >
          {say(projectWords.remove)}
        </Button>
      )}
    </>
  )
}

/** Saves the project. As specified a new one has both buttons. */
export function ProjectSaveActions({ isNew, saving }: { isNew: boolean; saving: boolean }) {
  const say = useSay()
  const { titlesProject } = useManners()
  return (
    <>
      {!(isNew && titlesProject) && (
        <Button
          {...(isNew ? { variant: 'default' as const } : SUBMIT)}
          loading={!isNew && saving}
          disabled={isNew}
          {...(isNew && { visibleFrom: 'xs' })}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        >
          {say(projectWords.update)}
        </Button>
      )}
      {isNew && (
        <Button {...SUBMIT} loading={saving} leftSection={<IconDeviceFloppy size={18} aria-hidden />}>
          {say(projectWords.saveNew)}
        </Button>
      )}
    </>
  )
}

const SUBMIT = { type: 'submit', form: 'project-form', 'aria-keyshortcuts': 'Control+S' } as const

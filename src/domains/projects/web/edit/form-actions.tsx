import { Button } from '@mantine/core'
import { IconArrowLeft, IconDeviceFloppy, IconExternalLink, IconTrash } from '@tabler/icons-react'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { projectPath } from '../../project.ts'

interface ProjectFormActionsProps {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  /** Whether visitors can see it, as stored on the server. */
  isOnSite: boolean
  /** Whether the user may delete it. */
  manages: boolean
  saving: boolean
  onDelete: () => void
}

/** What can be done with a project as a whole. */
export const ProjectFormActions = ({ id, isOnSite, manages, saving, onDelete }: ProjectFormActionsProps) => (
  <>
    <LinkButton to="/dashboard/projects" variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
      PROJECT
    </LinkButton>
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
        DELETE
      </Button>
    )}
  </>
)

/** Saves the project: 'Update' one that exists, else 'Save new Project'. */
export const ProjectSaveActions = ({ isNew, saving }: { isNew: boolean; saving: boolean }) => (
  <>
    <Button
      {...(isNew ? { variant: 'default' as const } : SUBMIT)}
      loading={!isNew && saving}
      disabled={isNew}
      {...(isNew && { visibleFrom: 'xs' })}
      leftSection={<IconDeviceFloppy size={18} aria-hidden />}
    >
      Update
    </Button>
    {isNew && (
      <Button {...SUBMIT} loading={saving} leftSection={<IconDeviceFloppy size={18} aria-hidden />}>
        Save new Project
      </Button>
    )}
  </>
)

const SUBMIT = { type: 'submit', form: 'project-form', 'aria-keyshortcuts': 'Control+S' } as const

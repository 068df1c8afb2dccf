import { Button } from '@mantine/core'
import { IconArrowLeft, IconDeviceFloppy, IconExternalLink, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { projectPath } from '../../project.ts'
import styles from './form.module.css'

interface ProjectFormActionsProps {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  /** Whether visitors can see it, as stored on the server. */
  isOnSite: boolean
  /** Whether the user may delete it. */
  manages: boolean
  dirty: boolean
  saving: boolean
  onDelete: () => void
}

/** The project's actions in the top bar. */
export function ProjectFormActions({ id, isOnSite, manages, dirty, saving, onDelete }: ProjectFormActionsProps) {
  const isNew = id === undefined
  return (
    <>
      <SaveState saving={saving} dirty={dirty} />
      <Button
        className={styles.action}
        variant="default"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/dashboard/projects" {...props} />}
      >
        PROJECT
      </Button>
      {!isNew && isOnSite && (
        <Button
          component="a"
          className={styles.action}
          aria-label="Ver no site"
          href={projectPath({ id })}
          target="_blank"
          variant="default"
        >
          <span className={styles.wide}>Ver no site</span>
          <IconExternalLink size={16} aria-hidden />
        </Button>
      )}
      {!isNew && manages && (
        <Button
          variant="default"
          className={styles.action}
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onDelete}
          disabled={saving}
        >
          DELETE
        </Button>
      )}
      <Button
        {...(isNew ? { variant: 'default' as const } : SUBMIT)}
        className={styles.action}
        loading={!isNew && saving}
        disabled={isNew}
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
      >
        Update
      </Button>
      {isNew && (
        <Button
          {...SUBMIT}
          className={styles.action}
          loading={saving}
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        >
          Save new Project
        </Button>
      )}
    </>
  )
}

const SUBMIT = { type: 'submit', form: 'project-form', 'aria-keyshortcuts': 'Control+S' } as const

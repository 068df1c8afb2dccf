import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { StoredUser } from '#client/stored-user.ts'
import { dateTime } from '#time.ts'
import { DraftNotice } from '#ui/workbench/form/draft-notice.tsx'
import { openForm, useDraft } from '#ui/workbench/form/use-draft.ts'
import type { GivenText } from '#ui/workbench/markdown/preview-loader.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { UnsavedChanges } from '#ui/workbench/unsaved-changes.tsx'
import type { Project } from '../../contract.ts'
import { FIRM } from '../../project.ts'
import { DatesSection } from './dates-section.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DetailsSection } from './details-section.tsx'
import { DownloadsSection } from './downloads-section.tsx'
import styles from './form.module.css'
import { ProjectFormActions } from './form-actions.tsx'
import { useProjectForm } from './form-save.ts'
import { draftsOf, EMPTY, type ProjectValues, toValues } from './form-values.ts'
import { MainSection } from './main-section.tsx'
import { ResumSection } from './resum-section.tsx'
import { SaleSection } from './sale-section.tsx'
import { StateSection } from './state-section.tsx'
import { TeamSection } from './team-section.tsx'
import { useProjectFiles } from './use-project-files.ts'

interface ProjectFormProps {
  /** The project's id; undefined for a new one. */
  id: number | undefined
  user: StoredUser
  /** The project as its staff get it; absent until one that this form has made was read. */
  project: Project | undefined
  onCreated: (id: number) => void
}

/** The form of a project: its fields, its text with a preview, its files and people, saving and removing. */
export function ProjectForm({ id, user, project, onCreated }: ProjectFormProps) {
  const navigate = useNavigate()
  const waiting = useRef(() => false)
  const drafts = draftsOf(user.id)
  const updated = project?.date_update
  const [opened] = useState(() => {
    const first = project ? toValues(project) : EMPTY
    return { first, ...openForm(drafts, id, first, updated) }
  })
  /** The text as it was put into its field last, from outside. */
  const [text, setText] = useState<GivenText & { version: number }>(() => ({
    version: 0,
    markdown: opened.shown.details.markedown,
    ...(opened.resumed ? {} : { html: project?.details.html ?? '' }),
  }))
  const { form, saved, dirty, saving, refusal, save, settle, isDirty } = useProjectForm({
    id,
    user: user.id,
    first: opened.first,
    shown: opened.shown,
    onChange: () => draft.touch(),
    onSaved: () => draft.settle(),
    onCreated,
    isWaiting: () => waiting.current(),
  })
  const draft = useDraft({ kind: drafts, id, updated, offer: opened.offer, read: form.getValues, isDirty })
  const files = useProjectFiles(id, project?.upload_limit)
  const [deleting, { open: askToDelete, close: keepIt }] = useDisclosure()
  useHotkeys([['mod+S', () => void save()]], [])

  const { resumed } = opened
  useEffect(() => {
    if (resumed) notifySuccess(`Retomamos o rascunho de ${dateTime(resumed.typed)}.`)
  }, [resumed])

  function put(values: ProjectValues) {
    form.setValues(values)
    setText(({ version }) => ({ version: version + 1, markdown: values.details.markedown }))
  }

  function leaveDeleted() {
    draft.forget()
    notifySuccess('Projeto excluído')
    void navigate({ to: '/dashboard/projects', ignoreBlocker: true })
  }

  /** The project has another owner; who had it before works on it from now on. */
  function takeOwner(from: number, to: number) {
    const change = (members: number[]) =>
      [...members.filter((member) => member !== to && member !== from), from].toSorted((one, other) => one - other)
    form.setFieldValue('members', change(form.getValues().members))
    settle({ ...saved, members: change(saved.members) })
  }

  const isOwnProject = (project?.id_user ?? user.id) !== FIRM
  return (
    <WorkbenchPage
      title={id === undefined ? 'New Project' : `Update Project ${id}`}
      parent={{ to: '/dashboard/projects', label: 'Projects' }}
      actions={
        <ProjectFormActions
          id={id}
          isOnSite={saved.is_public && project?.id_user === FIRM}
          manages={project?.manages ?? false}
          dirty={dirty}
          saving={saving}
          onDelete={askToDelete}
        />
      }
    >
      <form
        id="project-form"
        className={styles.form}
        noValidate
        aria-busy={saving}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {draft.offer && (
          <DraftNotice
            draft={draft.offer}
            subject="O projeto"
            updated={updated}
            onResume={() => draft.resume(put)}
            onDiscard={draft.discard}
          />
        )}
        {refusal && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles.main}>
          <MainSection form={form} />
          <StateSection form={form} hint={isOwnProject ? OWN : undefined} />
          <ResumSection form={form} />
          <DetailsSection form={form} text={text} waitingRef={waiting} />
          <SaleSection form={form} project={project} files={files} />
          <DownloadsSection form={form} project={project} files={files} />
        </div>
        <div className={styles.aside}>
          <DatesSection form={form} />
          <TeamSection form={form} user={user} project={project} isNew={id === undefined} onHandedOver={takeOwner} />
        </div>
      </form>
      {id !== undefined && (
        <DeleteDialog id={id} title={saved.title} opened={deleting} onClose={keepIt} onDeleted={leaveDeleted} />
      )}
      <UnsavedChanges
        isDirty={() => isDirty() || files.isSending()}
        isKept={() => draft.keep() && !files.isSending()}
      />
    </WorkbenchPage>
  )
}

/** Only the firm's projects are on the site. */
const OWN = 'Enquanto o projeto não é da empresa, o site não o mostra: a administração passa.'

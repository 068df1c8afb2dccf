import { useDisclosure } from '@mantine/hooks'
import { useManners } from '#client/interface/manners.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import type { StoredUser } from '#client/session/stored-user.ts'
import { useStaff } from '#client/session/use-staff.ts'
import { RecordForm } from '#ui/workbench/form/record-form.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import type { Edited } from '#ui/workbench/form/use-record-editor.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Project } from '../../contract.ts'
import { FIRM } from '../../project.ts'
import { editTitle, projectWords } from '../../words.ts'
import { CompareSection, DrawingSection, PhotoSection, SheetSection } from './case-sections.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DetailsSection } from './details-section.tsx'
import { DownloadsSection } from './downloads-section.tsx'
import styles from './form.module.css'
import { ProjectFormActions, ProjectSaveActions } from './form-actions.tsx'
import { SaleSection } from './sale-section.tsx'
import { SectionNav } from './section.tsx'
import { DatesSection, MainSection, ResumSection, StateSection } from './sections.tsx'
import { TeamSection } from './team-section.tsx'
import { useProjectFiles } from './use-project-files.ts'
import { type ProjectValues, TRADE_LABELS, useProjectForm } from './use-project-form.ts'

/** The project's form: fields, text with preview, files, members, actions. */
export function ProjectForm({ user, ...edited }: Edited<Project> & { user: StoredUser }) {
  const { id, record: project } = edited
  const navigate = useNavigateFromHere()
  const record = useProjectForm(edited, user)
  const { form, saved, saving, refusal, needsTitle } = record
  const files = useProjectFiles(id, project?.upload_limit)
  const describe = useDescriptions()
  const { hasListButton } = useManners()
  const [deleting, { open: askToDelete, close: cancelDelete }] = useDisclosure()

  function leaveDeleted() {
    record.draft.remove()
    notifySuccess('Projeto excluído')
    void navigate({ to: '/dashboard/projects', ignoreBlocker: true })
  }

  const isOwnProject = (project?.id_user ?? user.id) !== FIRM
  return (
    <WorkbenchPage
      title={id === undefined ? projectWords.create : editTitle(id, saved.title)}
      parent={{ to: '/dashboard/projects', label: projectWords.projects }}
      saveState={<SaveState saving={saving} dirty={record.dirty} />}
      main={<ProjectSaveActions isNew={id === undefined} saving={saving} />}
      foldsActions={!hasListButton}
      actions={
        (hasListButton || id !== undefined) && (
          <ProjectFormActions
            id={id}
            hasLine={project?.has_line ?? false}
            isOnSite={saved.is_public && project?.id_user === FIRM}
            manages={project?.manages ?? false}
            saving={saving}
            onDelete={askToDelete}
          />
        )
      }
    >
      <RecordForm
        record={record}
        id="project-form"
        className={`stack align-start gap-125 ${styles.form}`}
        savedText="O projeto foi salvo"
        updated={project?.date_update}
        describe={describe}
        isSending={files.isSending}
      >
        {refusal && (
          <p className={`pad-75-100 surface outlined ${styles.refusal}`} role="alert">
            {refusal}
          </p>
        )}
        <SectionNav form={form} />
        <div className={`stack gap-125 may-shrink ${styles.main}`}>
          <MainSection form={form} needsTitle={needsTitle} />
          <StateSection form={form} project={project} hint={isOwnProject ? OWN : undefined} />
          <ResumSection form={form} />
          <DetailsSection form={form} project={project} />
          <DrawingSection form={form} />
          <SheetSection form={form} />
          <CompareSection form={form} />
          <PhotoSection form={form} />
          <SaleSection form={form} project={project} files={files} />
          <DownloadsSection form={form} project={project} files={files} />
        </div>
        <div className={`stack gap-125 may-shrink ${styles.aside}`}>
          <DatesSection form={form} />
          <TeamSection
            form={form}
            user={user}
            project={project}
            isNew={id === undefined}
            // The previous owner is a member now.
            onHandedOver={() => void record.refresh()}
          />
        </div>
      </RecordForm>
      {id !== undefined && (
        <DeleteDialog id={id} title={saved.title} opened={deleting} onClose={cancelDelete} onDeleted={leaveDeleted} />
      )}
    </WorkbenchPage>
  )
}

/** Display texts of values, by field, for the conflict dialog. */
function useDescriptions() {
  const { data } = useStaff()
  const nameOf = (id: number) => data?.data.find((person) => person.id === id)?.name ?? `Pessoa ${id}`
  return {
    trade: (trade: ProjectValues['trade']) => TRADE_LABELS[trade],
    members: (members: number[]) => members.map(nameOf).join(', '),
  }
}

/** Hint for projects that the company does not own. */
const OWN = 'Enquanto o projeto não é da empresa, o site não o mostra: a administração passa.'

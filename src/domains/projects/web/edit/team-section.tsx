import { MultiSelect, TextInput } from '@mantine/core'
import { failureText } from '#client/calls/failures.ts'
import { useSession } from '#client/session/session.ts'
import type { StoredUser } from '#client/session/stored-user.ts'
import { useStaff } from '#client/session/use-staff.ts'
import type { Project, ProjectMember } from '../../contract.ts'
import { MAX_MEMBERS } from '../../project.ts'
import { OwnerField } from './owner-field.tsx'
import { FormSection } from './section.tsx'
import styles from './team-section.module.css'
import type { SectionProps } from './use-project-form.ts'

interface TeamSectionProps extends SectionProps {
  user: StoredUser
  /** The project as stored on the server; undefined for a new one, which will be the user's. */
  project: Project | undefined
  isNew: boolean
  /** Called after the project was given another owner. */
  onHandedOver: () => void
}

/** The project's owner and members. */
export function TeamSection({ form, user, project, isNew, onHandedOver }: TeamSectionProps) {
  const { admin } = useSession()
  const staff = useStaff()
  const members = form.useWatchValue('members')
  const owner = project?.id_user ?? user.id
  const chooses = isNew || project?.manages === true
  // Members with a disabled account stay members until they are removed.
  const people = joinPeople(staff.data?.data ?? [], project?.members ?? [])
  const { defaultValue: _, onChange: __, ...field } = form.field('members')

  return (
    <FormSection id="equipe">
      {admin && project ? (
        <OwnerField project={project} people={people} onHandedOver={onHandedOver} />
      ) : (
        <dl className={`stack ${styles.owner}`}>
          <dt className="small medium">Dono</dt>
          <dd className="soft break-anywhere">{owner === user.id ? 'Você' : project?.owner}</dd>
        </dl>
      )}
      {chooses ? (
        <MultiSelect
          {...field}
          description="Veem o projeto nas suas listas e trabalham nele."
          placeholder={members.length ? undefined : 'Ninguém além do dono'}
          nothingFoundMessage={staff.error ? failureText(staff.error) : 'Ninguém com este nome'}
          data={people
            .filter(({ id }) => id !== owner)
            .map(({ id, name, email }) => ({ value: String(id), label: name || email }))}
          value={members.map(String)}
          onChange={(ids) =>
            form.setFieldValue(
              'members',
              ids.map(Number).toSorted((one, other) => one - other),
              { forceUpdate: false },
            )
          }
          maxValues={MAX_MEMBERS}
          searchable
          hidePickedOptions
        />
      ) : (
        <dl className={`stack ${styles.owner}`}>
          <dt className="small medium">Equipe do projeto</dt>
          <dd className="soft break-anywhere">
            {project?.members?.map(({ name }) => name).join(', ') || 'Ninguém além do dono'}
          </dd>
        </dl>
      )}
      <TextInput
        description="Uma anotação; não muda o acesso de ninguém."
        key={form.key('permission')}
        {...form.field('permission')}
      />
    </FormSection>
  )
}

const joinPeople = (staff: ProjectMember[], members: ProjectMember[]): ProjectMember[] => [
  ...staff,
  ...members.filter(({ id }) => !staff.some((person) => person.id === id)),
]

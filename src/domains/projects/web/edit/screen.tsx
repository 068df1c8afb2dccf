import { IconFileUnknown, IconLock } from '@tabler/icons-react'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { RecordScreen } from '#ui/workbench/form/record-screen.tsx'
import { LoadingRing } from '#ui/workbench/states.tsx'
import { editTitle, projectWords } from '../../words.ts'
import { ProjectForm } from './form.tsx'

/** The form of the project with that id; an empty form without one. */
export function EditProject({ id }: { id: number | undefined }) {
  const { user } = useSession()
  if (!user) return null // on the way to the login
  return (
    <RecordScreen
      id={id}
      item={(input) => query.projects.item.queryOptions({ input })}
      read={({ data }) => data[0]}
      loadsCreated
      to="/dashboard/create-edit-projects"
      title={editTitle(id)}
      list={{ to: '/dashboard/projects', label: projectWords.projects, link: 'Ver os projetos' }}
      fill
      loading={<LoadingRing label="Carregando o projeto…" fills />}
      failed="O projeto não veio"
      missing={{
        title: 'Este projeto não existe',
        text: 'Pode ter sido excluído, pode ser de outra pessoa, ou o endereço veio pela metade.',
        icon: <IconFileUnknown aria-hidden />,
      }}
      // Everyone can read a public project; only its own staff get its members.
      refuse={({ members }) => (members ? undefined : NOT_OF_THE_TEAM)}
    >
      {(edited) => <ProjectForm user={user} {...edited} />}
    </RecordScreen>
  )
}

const NOT_OF_THE_TEAM = {
  title: 'Este projeto é de outra pessoa',
  text: 'Só quem é da equipe dele o altera. Peça ao dono que ponha você na equipe.',
  icon: <IconLock aria-hidden />,
}

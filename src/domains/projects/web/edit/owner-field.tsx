import { Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Project, ProjectMember } from '../../contract.ts'
import { FIRM } from '../../project.ts'
import styles from './team-section.module.css'

interface OwnerFieldProps {
  project: Project
  /** The possible owners. */
  people: ProjectMember[]
  /** Called after the project was given another owner. */
  onHandedOver: () => void
}

/** The project's owner, which the admin can change. */
export function OwnerField({ project: { id, id_user, owner = '' }, people, onHandedOver }: OwnerFieldProps) {
  const client = useQueryClient()
  const { running, run } = useRun()
  const owners = people.some((person) => person.id === id_user)
    ? people
    : [{ id: id_user, name: owner, email: '' }, ...people]

  async function handTo(to: number) {
    const name = owners.find((person) => person.id === to)?.name
    const sure = await confirmAction({
      title: to === FIRM ? 'Passar para a empresa?' : `Passar para ${name}?`,
      text: `${owner} deixa de ser dono e continua na equipe. ${
        to === FIRM ? 'Se for público, o projeto aparece no site.' : 'Só os projetos da empresa aparecem no site.'
      }`,
      confirm: 'Passar',
    })
    if (!sure) return
    await run(
      async () => {
        await api.projects.handOver({ id, id_user: to })
        await client.invalidateQueries({ queryKey: query.projects.key() })
        onHandedOver()
        notifySuccess()
      },
      (failure) => notifyFailure(failure),
    )
  }

  return (
    <div className={`stack items-start gap-50 ${styles.hand}`}>
      <NativeSelect
        label="Dono"
        description="Vale na hora, sem salvar."
        data={owners.map((person) => ({
          value: String(person.id),
          label: person.id === FIRM ? `${person.name} (a empresa)` : person.name || person.email,
        }))}
        value={String(id_user)}
        onChange={({ currentTarget }) => void handTo(Number(currentTarget.value))}
        disabled={running}
      />
      {id_user !== FIRM && (
        <Button variant="default" size="compact-md" loading={running} onClick={() => void handTo(FIRM)}>
          Passar para a empresa
        </Button>
      )}
    </div>
  )
}

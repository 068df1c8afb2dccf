import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { plural } from '#ui/formats.ts'
import { ChosenButtons } from '#ui/workbench/records/chosen-buttons.tsx'
import { describeCount, nameAll, useChosenAction } from '#ui/workbench/records/use-chosen-action.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { titleWords } from '../../project.ts'
import type { StaffProject } from '../../staff-contract.ts'
import { PasswordDialog } from '../parts/password-dialog.tsx'

interface ChosenActionsProps {
  chosen: readonly StaffProject[]
  onDone: () => void
}

/** What can be done with the selected projects. Each asks first, with their number; deleting also for the password. */
export function ChosenActions({ chosen, onDone }: ChosenActionsProps) {
  const say = useSay()
  const client = useQueryClient()
  const [removing, { open: askToRemove, close: keep }] = useDisclosure()
  const finish = () => {
    onDone()
    void client.invalidateQueries({ queryKey: query.projects.key() })
  }
  const count = plural(chosen.length, 'projeto', 'projetos')
  const { running, act } = useChosenAction(count, finish)
  const ids = chosen.map(({ id }) => id)

  const publish = () =>
    act({
      verb: 'Publicar',
      text: 'O site mostra agora os que são da empresa. Os outros, quando a administração os passar a ela.',
      send: () => api.projects.publishChosen({ ids, is_public: true }),
      done: ['projeto publicado', 'projetos publicados'],
    })
  const hide = () =>
    act({
      verb: 'Tirar do ar',
      text: 'Saem do site e das vendas. Os pedidos já feitos continuam valendo.',
      send: () => api.projects.publishChosen({ ids, is_public: false }),
      done: ['projeto tirado do ar', 'projetos tirados do ar'],
    })

  async function remove(password: string) {
    const { data } = await api.projects.removeChosen({ ids, password })
    finish()
    notifySuccess(describeCount(data.count, ['projeto excluído', 'projetos excluídos']))
  }

  return (
    <>
      <ChosenButtons
        running={running}
        allPublic={chosen.every(({ is_public }) => is_public)}
        allHidden={chosen.every(({ is_public }) => !is_public)}
        onPublish={publish}
        onHide={hide}
        onRemove={askToRemove}
      />
      <PasswordDialog title={`Excluir ${count}?`} opened={removing} onClose={keep} remove={remove}>
        {nameAll(chosen.map(({ title }) => say(titleWords(title))))}: saem das listas e do site, e os seus arquivos são
        apagados, com as tarefas dos seus quadros. Não há como desfazer.
      </PasswordDialog>
    </>
  )
}

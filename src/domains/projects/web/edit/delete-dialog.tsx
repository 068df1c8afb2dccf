import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { titleWords } from '../../project.ts'
import { PasswordDialog } from '../parts/password-dialog.tsx'

interface DeleteDialogProps {
  id: number
  title: string
  opened: boolean
  onClose: () => void
  /** Called after the project was deleted. */
  onDeleted: () => void
}

/** Dialog that deletes a project after the user has entered their password. */
export function DeleteDialog({ id, title, opened, onClose, onDeleted }: DeleteDialogProps) {
  const say = useSay()
  const client = useQueryClient()
  const { data: line } = useQuery(query.production.details.queryOptions({ input: { id_project: id }, enabled: opened }))

  async function remove(password: string) {
    await api.projects.remove({ id, password })
    onDeleted()
    // Only the list: reloading the project itself would fail.
    void client.invalidateQueries({ queryKey: query.projects.all.key() })
  }

  return (
    <PasswordDialog title="Excluir este projeto?" opened={opened} onClose={onClose} remove={remove}>
      “{say(titleWords(title))}” sai das listas e do site, e os seus arquivos são apagados
      {line?.data.num ? `, com ${countTasks(line.data.num)} do seu quadro` : ''}. Não há como desfazer.
      {line?.data.quotes ? ` ${quotesStay(line.data.quotes)}` : ''}
    </PasswordDialog>
  )
}

const quotesStay = (count: number) =>
  count === 1
    ? 'O orçamento que o começou fica, sem o quadro.'
    : `Os ${count} orçamentos que o começaram ficam, sem o quadro.`

const countTasks = (count: number) => (count === 1 ? 'a tarefa' : `as ${count} tarefas`)

import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { type Edited, useRecordEditor } from '#ui/workbench/form/use-record-editor.ts'
import { type Client, RESTORE_DAYS } from '../../contract.ts'
import { ClientForm, tidy, toStored } from './form-values.ts'

/** The state of a client's form. */
export function useClientForm(edited: Edited<Client>) {
  const record = useRecordEditor({
    edited,
    kind: 'client',
    schema: ClientForm,
    toStored,
    create: api.clients.create,
    update: api.clients.update,
    read: async (id) => (await api.clients.item({ id })).data,
    shownBy: query.clients.key(),
    removal: (id, { name }) => ({
      question: {
        title: 'Excluir este cliente?',
        text: `“${name}” sai do cadastro. Os seus orçamentos ficam, com o nome escrito neles. Por ${RESTORE_DAYS} dias ele pode voltar, em Excluídos.`,
      },
      work: () => api.clients.remove({ id }),
    }),
    afterRemoval: { lists: [query.clients.list.key(), query.clients.deleted.key()], to: '/dashboard/clients' },
  })
  return { ...record, save: () => record.save(tidy) }
}

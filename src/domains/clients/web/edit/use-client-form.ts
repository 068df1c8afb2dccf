import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import { type Client, EMPTY } from '../../contract.ts'
import { ClientForm, LABELS, tidy, toStored } from './form-values.ts'

export interface ClientFormProps {
  /** Undefined for a new client. */
  id: number | undefined
  /** The client as loaded; undefined if new or created by this form. */
  client: Client | undefined
  /** Called with the id of a newly created client. */
  onCreated: (id: number) => void
}

/** The state of a client's form: save, reload, remove. */
export function useClientForm({ id, client, onCreated }: ClientFormProps) {
  const queries = useQueryClient()
  const [first] = useState(() => (client ? toStored(client) : { values: EMPTY }))
  const record = useRecordForm({
    schema: ClientForm,
    labels: LABELS,
    first,
    draftName: `client:${id ?? 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const { data } =
        id === undefined
          ? await api.clients.create(values, once)
          : await api.clients.update({ id, revision, ...changes })
      return data
    },
    reload: async () => toStored((await api.clients.item({ id: id ?? 0 })).data),
    readConflict: (stored) => toStored(stored as Client).values,
    onSaved: ({ id: saved }) => {
      void queries.invalidateQueries({ queryKey: query.clients.key() })
      if (id === undefined) onCreated(saved)
    },
  })

  /** Returns whether the client was removed. */
  async function remove() {
    if (id === undefined || !(await record.run(() => api.clients.remove({ id })))) return false
    record.draft.remove()
    // Not the client itself, which this form shows until it is left.
    for (const { key } of [query.clients.list, query.clients.deleted])
      void queries.invalidateQueries({ queryKey: key() })
    return true
  }

  return { ...record, save: () => record.save(tidy), remove }
}
